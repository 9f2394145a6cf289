public import Pairings

extension Elm {
  /// What is to be done after a message: effects, each of which may end in a message.
  public typealias Command<Eff: Monad, Model, Message> = Effects<Eff, StateOf<Model>, Message>

  /// What goes on as long as the model subscribes to it: a channel that the state opens and
  /// closes.
  public struct Subscription<Eff: Monad, Message> {
    /// What tells it from others: as long as a subscription of this id is asked for, it goes on.
    let id: AnyHashable

    /// Makes what goes on.
    let make: (_ send: Send<Message>) -> Kind<Eff, Void>

    /// States what goes on and hands its messages to `send`, and what it is called.
    public init(
      _ id: some Hashable, _ make: @escaping (_ send: Send<Message>) -> Kind<Eff, Void>
    ) {
      (self.id, self.make) = (AnyHashable(id), make)
    }

    /// The same with other messages.
    public func map<NewMessage>(
      _ transform: @escaping (Message) -> NewMessage
    ) -> Subscription<Eff, NewMessage> {
      Subscription<Eff, NewMessage>(id) { [make] send in make(send.contramap(transform)) }
    }
  }
}

extension Elm.Subscription where Eff: Sleeping {
  /// A clock: a message each time that `interval` has passed.
  ///
  /// - Precondition: `interval` is positive; one that is not traps when the clock starts.
  public static func every(
    _ interval: Duration, _ id: some Hashable, _ message: @escaping () -> Message
  ) -> Self {
    Self(id) { send in Eff.every(interval) { send(message()) } }
  }
}
