/// A model, what messages do to it, what it shows, and what goes on while it is as it is: the
/// architecture of Elm, as an instance of Action/Moore and the one explorer.
///
/// A program is a machine that is fed messages. What a message asks for, a command, is part of
/// what the machine shows, and so is what it subscribes to; a ``Runtime`` starts and ends both.
///
/// - SeeAlso: Czaplicki, *Elm: Concurrent FRP for Functional GUIs* (2012); the guide of Elm.
public enum Elm {}
