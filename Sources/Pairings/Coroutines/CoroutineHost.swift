#if !hasFeature(Embedded)  // As Coroutine.

/// What a fiber waits with: a task of Swift's, or a stage on which a test decides
/// what happens next.
public protocol CoroutineHost: AnyObject {
  /// Whether the surroundings are cancelled.
  var isCancelled: Bool { get }

  /// Makes the host of a fiber that branches off.
  func branch() -> Self

  /// Runs fibers that branched off, side by side, and calls `resume` once all have
  /// ended.
  func join(_ branches: [Fiber<Self>], of fiber: Fiber<Self>, _ resume: @escaping () -> Void)
}

#endif
