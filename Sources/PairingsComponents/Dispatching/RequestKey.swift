public import PairingsCore
public import PairingsEffects

/// A key of effects that replace each other or wait for each other, with the policy that applies.
///
///     .run(search(text), under: .debounced(Field.search, by: .milliseconds(300))) { .found($0) }
///
/// A key is a hashable value whose `==` and `hash` neither send nor cancel; a case of an
/// enumeration reads best. Values of different types are different keys. A key does nothing under
/// an effect that is never in progress, such as ``Identity``. Two parts of a whole do not share their
/// keys, unless these are ``shared``.
@frozen
public struct RequestKey<Eff: Monad> {
  @usableFromInline let key: Key

  /// The policy for the start of work under the key.
  @usableFromInline let policy: (KeyedWork) -> Void

  /// The pause of the policy, if it has one.
  @usableFromInline let pause: Kind<Eff, Void>?

  @usableFromInline
  init(_ key: Key, _ policy: @escaping (KeyedWork) -> Void, pause: Kind<Eff, Void>? = nil) {
    (self.key, self.policy, self.pause) = (key, policy, pause)
  }

  /// Returns a key under which the next effect cancels this one.
  public static func latest(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginAsLatest() }
  }

  /// Returns a key under which the effect starts once all earlier ones have ended, regardless of
  /// how: one at a time, in the order of arrival.
  public static func queued(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginQueued() }
  }

  /// The same key, which is not the part's own: the effects of all parts under it, and those of the
  /// whole, replace each other or wait for each other.
  public var shared: RequestKey { RequestKey(key.shared, policy, pause: pause) }

  /// Returns a key under which the effect does not start while another one is in progress: it ends
  /// as cancelled. An effect that was cancelled is none, also while its work goes on.
  public static func once(_ key: some Hashable) -> RequestKey {
    RequestKey(Key(key)) { $0.beginOnce() }
  }
}

extension RequestKey where Eff: Sleeping {
  /// Returns a key under which the effect starts after a pause in which no other was begun, and the
  /// next one cancels it.
  public static func debounced(_ key: some Hashable, by pause: Duration) -> RequestKey {
    RequestKey(Key(key), { $0.beginAsLatest() }, pause: Eff.sleep(for: pause))
  }

  /// Returns a key under which the effect starts now if none has started for `interval`. Otherwise
  /// the effect starts at the end of that time, unless another is begun until then. No effect that
  /// has started is cancelled. A cancellation of the key ends its interval, too.
  public static func throttled(_ key: some Hashable, by interval: Duration) -> RequestKey {
    RequestKey(Key(key), { $0.beginThrottled() }, pause: Eff.sleep(for: interval))
  }
}
