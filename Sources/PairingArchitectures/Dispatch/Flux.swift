/// Many stores and one dispatcher, which hands every action to the stores that respond to it,
/// in order: the architecture of Dispatch, as an instance of State/Store and the one explorer.
///
///     let counter = Flux.Store("counter", 0, Reducer<Int, Counter> { $0 += $1.amount }, on: stage)
///     let dispatcher = Flux.Dispatcher<RehearsalOf<Never>, Action>()
///     try dispatcher.register(counter, for: .case(Action.counter))
///     dispatcher.dispatch(.counter(.increase))
///
/// - SeeAlso: Usbergo, *Dispatch* (2016); Facebook, *Flux* (2014).
public enum Flux {}
