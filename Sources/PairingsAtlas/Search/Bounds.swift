/// How far a search goes at most.
@frozen
public struct Bounds: Sendable {
  /// How many steps a path has at most.
  public var depth: Int

  /// How many places are seen at most, but the start is; on several cores, or for a moment, as
  /// many more as one place of each leads to.
  public var places: Int

  /// How long it takes at most. It is looked at by work done: a search ends after the step or the
  /// view that is being computed when the time is over.
  ///
  /// The way of an answer is gone once more after it, a step for each of its own.
  public var time: Duration?

  /// How many bytes of memory the process may take beyond what it took before, as the system
  /// counts them, and of its own tables where the system does not say.
  public var memory: Int?

  /// How many random walks go on where it ends before everything was seen.
  public var walks = 0

  /// How many steps a walk takes at most.
  public var walk = 0

  /// What the walks follow from.
  public var seed: UInt64 = 0

  /// The same bounds, with random walks beyond them: in a search breadth first on one core.
  public func walking(_ walks: Int, steps: Int, seed: UInt64 = 0) -> Bounds {
    var bounds = self
    (bounds.walks, bounds.walk, bounds.seed) = (walks, steps, seed)
    return bounds
  }

  /// Says how far to go; without an answer, to the end, or to the four billion places that can
  /// be numbered.
  public init(
    depth: Int = .max, places: Int = Int(UInt32.max), time: Duration? = nil, memory: Int? = nil
  ) {
    (self.depth, self.places) = (depth, min(places, Int(UInt32.max)))
    (self.time, self.memory) = (time, memory)
  }

  /// To the end.
  public static var none: Bounds { Bounds() }

  /// Paths of at most so many steps.
  public static func depth(_ depth: Int) -> Bounds { Bounds(depth: depth) }

  /// At most so many places.
  public static func places(_ places: Int) -> Bounds { Bounds(places: places) }
}

/// Where a search ended.
@frozen
public enum Extent: Equatable, Sendable {
  /// Every place was seen that can be reached.
  case everything

  /// Every place that can be reached in so many steps.
  case depth(Int)

  /// By chance: some paths were cut, and some places that are near were come to late.
  case chance

  /// There are more places than it may look at.
  case places

  /// It took too long.
  case time

  /// It took too much memory.
  case memory

  /// A place has more steps than have numbers; ``Survey/defect`` says which.
  case steps

  /// Somebody stopped it.
  case stopped

  /// Every question was answered.
  case answered
}

/// How far a search has come.
public struct Progress: Sendable {
  /// How many places were seen.
  public let places: Int

  /// How many steps were taken.
  public let steps: Int

  /// How many steps the place being looked at is from the start.
  public let depth: Int

  /// How long it has taken.
  public let time: Duration

  @usableFromInline
  init(places: Int, steps: Int, depth: Int, time: Duration) {
    (self.places, self.steps, self.depth, self.time) = (places, steps, depth, time)
  }
}
