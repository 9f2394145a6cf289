/// A model, what messages do to it, what it shows, and what goes on while it is as it is: the
/// architecture of Elm, as an instance of State/Store and the one explorer.
///
/// A program is a component whose inputs are messages; what a message asks for, a command, is the
/// effects that go on after it. A ``Runtime`` starts and ends what the model subscribes to.
///
/// - SeeAlso: Czaplicki, *Elm: Concurrent FRP for Functional GUIs* (2012); the guide of Elm.
public enum Elm {}
