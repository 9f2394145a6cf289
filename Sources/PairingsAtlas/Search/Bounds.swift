/// How far a search goes at most.
@frozen
public struct Bounds: Sendable {
  /// How many steps a path has at most.
  public var depth: Int

  /// How many places are looked at, at most: what was begun is not ended beyond it.
  public var places: Int

  /// How long it takes at most.
  public var time: Duration?

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
  public init(depth: Int = .max, places: Int = Int(UInt32.max), time: Duration? = nil) {
    (self.depth, self.places, self.time) = (depth, min(places, Int(UInt32.max)), time)
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
}
