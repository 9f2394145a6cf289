/// The architecture of Dispatch: many stores, and one dispatcher that delivers every action, in
/// order, to the stores that respond to it. It is an instance of State/Store and the one explorer.
///
///     let counter = Flux.Store("counter", 0, Reducer<Int, Counter> { $0 += $1.amount }, on: stage)
///     let dispatcher = Flux.Dispatcher<RehearsalOf<Never>, Action>()
///     try dispatcher.register(counter, for: .case(Action.counter))
///     dispatcher.dispatch(.counter(.increase))
///
/// - SeeAlso: Usbergo, *Dispatch* (2016); Facebook, *Flux* (2014).
public enum Flux {}
