public import Pairings

extension Elm {
  /// The effects that a message asks for, each of which may end in a message.
  public typealias Command<Eff: Monad, Model, Message> = Effects<Eff, StateOf<Model>, Message>

  /// A channel that is open as long as the model subscribes to it.
  public struct Subscription<Eff: Monad, Message> {
    /// The identity of the subscription, which stays open as long as the model asks for this id.
    let id: AnyHashable

    /// The function that creates the effect of the subscription.
    let make: (_ send: Send<Message>) -> Kind<Eff, Void>

    /// Creates a subscription of an id and an effect, which sends its messages by `send`.
    public init(
      _ id: some Hashable, _ make: @escaping (_ send: Send<Message>) -> Kind<Eff, Void>
    ) {
      (self.id, self.make) = (AnyHashable(id), make)
    }

    /// Returns the subscription with its messages mapped.
    public func map<NewMessage>(
      _ transform: @escaping (Message) -> NewMessage
    ) -> Subscription<Eff, NewMessage> {
      Subscription<Eff, NewMessage>(id) { [make] send in make(send.contramap(transform)) }
    }
  }
}

extension Elm.Subscription where Eff: Sleeping {
  /// Returns a clock that sends a message each time that `interval` has passed.
  ///
  /// - Precondition: `interval` is positive; otherwise the start of the clock traps.
  public static func every(
    _ interval: Duration, _ id: some Hashable, _ message: @escaping () -> Message
  ) -> Self {
    Self(id) { send in Eff.every(interval) { send(message()) } }
  }
}
