/// The work that a cancellation reaches.
@usableFromInline
enum Cancellation {
  /// The work under a key.
  case key(Key)

  /// The work of the part with a path, and of the parts in it.
  case part([Key])

  /// Returns the cancellation of a whole for that of one of its parts.
  func of(_ id: some Hashable) -> Cancellation {
    switch self {
    case .key(let key): .key(key.of(id))
    case .part(let path): .part([Key(id)] + path)
    }
  }

  /// Returns the path of identities.
  static func path<each ID: Hashable>(_ ids: repeat each ID) -> [Key] {
    var path: [Key] = []
    repeat path.append(Key(each ids))
    return path
  }
}

/// The cancellations of keys and parts while effects are decided and have not begun, with their times.
@usableFromInline
final class Cancellations {
  private var (keys, parts) = ([Key: Int](), [[Key]: Int]())  // Not literals, as in `Keys`.

  /// True while code of the user may hash and compare keys.
  private var isChanging = false

  func add(_ what: Cancellation, at time: Int) {
    expectNoKeyCalls(isChanging)
    isChanging = true
    switch what {
    case .key(let key): keys[key] = time
    case .part(let path): parts[path] = time
    }
    isChanging = false
  }

  /// Returns true if a cancellation since a time reaches work under a key, of the part with a path.
  ///
  /// - Complexity: O(*d*) look-ups for a path of *d* identities.
  func reach(_ key: Key?, _ path: [Key], since start: Int) -> Bool {
    expectNoKeyCalls(isChanging)
    if let key, let last = keys[key], last > start { return true }
    return path.indices.contains { (parts[Array(path[...$0])] ?? 0) > start }
  }
}

extension EventQueue {
  /// Cancels all work: what is in progress, what waits under keys, and what is decided.
  final func cancelAll() {
    unsafe now += 1
    unsafe lastCancelAll = now
    endAll()
  }

  /// Cancels work in progress, and work that a commit has decided and that has not begun.
  final func cancel(_ what: Cancellation) {
    if unsafe unbegun > 0 {
      unsafe now += 1
      let all = unsafe cancellations ?? Cancellations()
      unsafe cancellations = all
      unsafe isReached = { unsafe $0.cancellations?.reach($1, $2, since: $3) ?? false }
      showing { unsafe all.add(what, at: now) }
    }
    cancelBegun(what)
  }

  /// Cancels work that has begun. An effect that cancels does not reach those that begin after it.
  @usableFromInline
  final func cancelBegun(_ what: Cancellation) {
    switch what {
    case .key(let key): unsafe keys?.cancel(key)
    case .part(let path): unsafe partRequests?.cancel(path)
    }
  }

  /// Returns true if a cancellation since a time reaches work under a key, of the part with a path.
  @usableFromInline
  final func isCancelled(_ key: Key?, _ path: [Key], since start: Int) -> Bool {
    guard unsafe now > start else { return false }
    return unsafe lastCancelAll > start || isReached?(self, key, path, start) ?? false
  }

  /// Counts the beginning of effects that were decided.
  @inlinable
  final func endDecision() {
    unsafe unbegun &-= 1
    if unsafe unbegun == 0 { unsafe cancellations = nil }
  }
}

extension Effects {
  /// Returns a cancellation of the effects under a key of the component. A key of a part is a
  /// ``PartKey``.
  public static func cancel(_ key: some Hashable) -> Effects { cancel(.key(Key(key))) }

  /// Returns a cancellation of the effects under a key that is ``RequestKey/shared``.
  public static func cancel(shared key: some Hashable) -> Effects {
    cancel(.key(Key(key, isShared: true)))
  }

  /// Returns a cancellation of all effects of a part and of the parts in it. The part is known by its
  /// identity, after those of the parts that contain it.
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  public static func cancel<ID: Hashable, each Inner: Hashable>(
    part id: ID, _ inner: repeat each Inner
  ) -> Effects {
    cancel(.part(Cancellation.path(id, repeat each inner)))
  }

  private static func cancel(_ what: Cancellation) -> Effects {
    Effects([Work(.cancel(what, { $0.cancelBegun($1) }))])
  }
}
