public import Pairings

extension Elm {
  /// The effects that a message asks for, each of which may end in a message.
  public typealias Command<Eff: Monad, Model, Message> = Effects<Eff, StateOf<Model>, Message>

  /// A channel that is open as long as the model subscribes to it.
  ///
  /// Subscriptions of one id, such as those of two children, are one channel: its effect is that of the
  /// first, and each value becomes a message of every one, in order. So the id of a channel names what
  /// its effect depends on.
  public struct Subscription<Eff: Monad, Message> {
    /// The identity of the subscription, which stays open as long as the model asks for this id.
    let id: TypedID

    /// The function that creates the effect of the subscription, which sends values in boxes.
    let make: (_ send: @escaping (AnyObject) -> Void) -> Kind<Eff, Void>

    /// The function that makes the message of a value; nil for a value of another type.
    let message: (AnyObject) -> Message?

    /// Creates a subscription of an id and an effect, which sends its messages by `send`.
    ///
    /// While the subscription stays open, its effect is that of the model that opened it.
    public init(
      _ id: some Hashable, _ make: @escaping (_ send: Send<Message>) -> Kind<Eff, Void>
    ) {
      self.init(id, make, message: { $0 })
    }

    /// Creates a subscription of an id and an effect, which sends values by `send`.
    ///
    /// While the subscription stays open, its effect is that of the model that opened it, and each
    /// message is made by the function of the present model. One that sends values of another type is
    /// another subscription.
    public init<Value>(
      _ id: some Hashable, _ make: @escaping (_ send: Send<Value>) -> Kind<Eff, Void>,
      message: @escaping (Value) -> Message
    ) {
      self.init(
        id: TypedID(id, sending: Value.self), make: { send in make(Send { send(Box($0)) }) },
        message: { ($0 as? Box<Value>).map { message($0.value) } })
    }

    private init(
      id: TypedID, make: @escaping (_ send: @escaping (AnyObject) -> Void) -> Kind<Eff, Void>,
      message: @escaping (AnyObject) -> Message?
    ) {
      (self.id, self.make, self.message) = (id, make, message)
    }

    /// Returns the subscription with its messages mapped.
    public func map<NewMessage>(
      _ transform: @escaping (Message) -> NewMessage
    ) -> Subscription<Eff, NewMessage> {
      Subscription<Eff, NewMessage>(
        id: id, make: make, message: { [message] in message($0).map(transform) })
    }
  }

  /// A value on its way from the effect of a subscription to the message of the present model.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// An identity, which differs from those of other types: `1` from `1.0`, and from those of
  /// subscriptions that send values of other types.
  struct TypedID: Hashable {
    private let type: ObjectIdentifier
    private let id: AnyHashable

    init<ID: Hashable, Value>(_ id: ID, sending _: Value.Type = Void.self) {
      (type, self.id) = (ObjectIdentifier((ID, Value).self), AnyHashable(id))
    }
  }

  /// The identity of a clock.
  private struct Clock: Hashable {
    let interval: Duration
    let id: TypedID
  }
}

extension Elm.Subscription where Eff: Sleeping {
  /// Returns a clock that sends a message each time that `interval` has passed.
  ///
  /// The message is that of the present model. A model that asks for another interval closes the
  /// clock and opens another one.
  ///
  /// - Precondition: `interval` is positive; otherwise the start of the clock traps.
  public static func every(
    _ interval: Duration, _ id: some Hashable, _ message: @escaping () -> Message
  ) -> Self {
    Self(
      Elm.Clock(interval: interval, id: Elm.TypedID(id)),
      { (send: Send<Void>) in Eff.every(interval) { send(()) } }, message: { message() })
  }
}
