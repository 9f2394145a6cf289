/// The architecture of Elm: a model, an update by messages, a view and the subscriptions of the
/// model. It is an instance of State/Store and the one explorer.
///
/// A program is a component whose inputs are messages. The command of a message is its follow-up
/// effects. A ``Runtime`` starts and ends the subscriptions of the model.
///
/// - SeeAlso: Czaplicki, *Elm: Concurrent FRP for Functional GUIs* (2012); the guide of Elm.
public enum Elm {}
