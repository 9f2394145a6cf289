public import Pairings

extension Elm {
  /// What is to be done once: effects, each of which ends in a message.
  public struct Command<Eff: Monad, Message> {
    let effects: [Kind<Eff, Message>]

    /// Nothing.
    public static var none: Command { Command(effects: []) }

    /// An effect that ends in a message.
    public static func effect(_ effect: Kind<Eff, Message>) -> Command {
      Command(effects: [effect])
    }

    /// Several commands, side by side.
    public static func batch(_ commands: [Command]) -> Command {
      Command(effects: commands.flatMap(\.effects))
    }

    /// The same with other messages.
    public func map<NewMessage>(
      _ transform: @escaping (Message) -> NewMessage
    ) -> Command<Eff, NewMessage> {
      Command<Eff, NewMessage>(effects: effects.map { Eff.map($0, transform) })
    }
  }

  /// What goes on as long as the model subscribes to it: a channel that the state opens and
  /// closes.
  public struct Subscription<Eff: Monad, Message> {
    /// What tells it from others: as long as a subscription of this id is asked for, it goes on.
    let id: AnyHashable

    /// Makes what goes on, which hands its messages to `send`.
    let make: (_ send: @escaping (Message) -> Kind<Eff, Void>) -> Kind<Eff, Void>

    /// States what goes on, and what it is called.
    public init(
      _ id: some Hashable,
      _ make: @escaping (_ send: @escaping (Message) -> Kind<Eff, Void>) -> Kind<Eff, Void>
    ) {
      (self.id, self.make) = (AnyHashable(id), make)
    }

    /// The same with other messages.
    public func map<NewMessage>(
      _ transform: @escaping (Message) -> NewMessage
    ) -> Subscription<Eff, NewMessage> {
      Subscription<Eff, NewMessage>(id) { [make] send in make { send(transform($0)) } }
    }
  }
}

extension Elm.Subscription where Eff: Sleeping {
  /// A clock: a message each time that so much time has passed.
  ///
  /// - Precondition: The interval is more than nothing.
  public static func every(
    _ interval: Duration, _ id: some Hashable, _ message: @escaping () -> Message
  ) -> Self {
    precondition(interval > .zero, "A clock without an interval would never let time pass.")
    return Self(id) { send in
      func tick() -> Kind<Eff, Void> {
        Eff.flatMap(Eff.sleep(for: interval)) { Eff.flatMap(send(message())) { tick() } }
      }
      return tick()
    }
  }
}
