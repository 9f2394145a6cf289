/// A key of effects that replace each other or wait for each other, and what becomes of them.
///
///     .run(search(text), under: .debounced(Field.search, by: .milliseconds(300))) { .found($0) }
///
/// A key is a value that is hashable, and whose `==` and `hash` send and cancel nothing; a case
/// of an enumeration reads best. Values of different types are different keys. Under an effect of
/// which nothing goes on, such as ``Identity``, a key means nothing.
@frozen
public struct RequestKey<Eff: Monad> {
  @frozen @usableFromInline
  enum Policy {
    case latest
    case queued
    case once
    case debounced(Kind<Eff, Void>)
    case throttled(Kind<Eff, Void>)
  }

  @usableFromInline let key: Key
  @usableFromInline let policy: Policy

  @usableFromInline
  init(_ key: Key, _ policy: Policy) { (self.key, self.policy) = (key, policy) }

  /// The next effect under the key cancels this one.
  public static func latest(_ key: some Hashable) -> RequestKey { RequestKey(Key(key), .latest) }

  /// The effect starts when all those before it have ended, however they did: one at a time,
  /// first come, first served.
  public static func queued(_ key: some Hashable) -> RequestKey { RequestKey(Key(key), .queued) }

  /// The effect does not start while another goes on under the key: it ends as cancelled.
  public static func once(_ key: some Hashable) -> RequestKey { RequestKey(Key(key), .once) }
}

extension RequestKey where Eff: Sleeping {
  /// The effect starts after a pause in which no other was begun, and the next one cancels it.
  public static func debounced(_ key: some Hashable, by pause: Duration) -> RequestKey {
    RequestKey(Key(key), .debounced(Eff.sleep(for: pause)))
  }

  /// The effect starts now if none did so for this long; else at the end of that time, unless
  /// another is begun until then. None that has started is cancelled.
  public static func throttled(_ key: some Hashable, by interval: Duration) -> RequestKey {
    RequestKey(Key(key), .throttled(Eff.sleep(for: interval)))
  }
}
