/// A key of effects that replace each other or wait for each other, and what becomes of them.
///
///     .run(search(text), under: .debounced(Field.search, by: .milliseconds(300))) { .found($0) }
///
/// A key is a value that is hashable, and whose `==` and `hash` send and cancel nothing; a case
/// of an enumeration reads best. Values of different types are different keys. Under an effect of
/// which nothing goes on, such as ``Identity``, a key means nothing.
@frozen
public struct RequestKey<Eff: Monad> {
  @usableFromInline let key: Key

  /// How work begins under the key.
  @usableFromInline let policy: (Keyed) -> Void

  /// The pause that the policy makes, if it makes one.
  @usableFromInline let pause: Kind<Eff, Void>?

  @usableFromInline
  init(_ key: Key, _ policy: @escaping (Keyed) -> Void, pause: Kind<Eff, Void>? = nil) {
    (self.key, self.policy, self.pause) = (key, policy, pause)
  }

  /// The next effect under the key cancels this one.
  public static func latest(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginAsLatest() }
  }

  /// The effect starts when all those before it have ended, however they did: one at a time,
  /// first come, first served.
  public static func queued(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginQueued() }
  }

  /// The effect does not start while another goes on under the key: it ends as cancelled.
  public static func once(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginOnce() }
  }
}

extension RequestKey where Eff: Sleeping {
  /// The effect starts after a pause in which no other was begun, and the next one cancels it.
  public static func debounced(_ key: some Hashable, by pause: Duration) -> RequestKey {
    RequestKey(Key(key), { $0.beginDebounced() }, pause: Eff.sleep(for: pause))
  }

  /// The effect starts now if none did so for this long; else at the end of that time, unless
  /// another is begun until then. None that has started is cancelled.
  public static func throttled(_ key: some Hashable, by interval: Duration) -> RequestKey {
    RequestKey(Key(key), { $0.beginThrottled() }, pause: Eff.sleep(for: interval))
  }
}
