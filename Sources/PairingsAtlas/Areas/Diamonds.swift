/// An area with the question whether steps that are said to be independent are: whether each
/// of two leaves the other possible, and both orders lead to one place.
///
///     Atlas(Diamonds(area) { $0.side != $1.side }).ask(.commuting())
public struct Diamonds<Region: Area>: Area {
  /// What is seen, and two steps that are not independent, if there are.
  public struct View {
    /// What is seen.
    public let view: Region.View

    /// Two steps that are said to be independent and are not.
    public let torn: (Region.Step, Region.Step)?
  }

  private let area: Region
  private let areIndependent: (Region.Step, Region.Step) -> Bool

  /// Says which steps are independent.
  public init(
    _ area: Region, areIndependent: @escaping (Region.Step, Region.Step) -> Bool
  ) {
    (self.area, self.areIndependent) = (area, areIndependent)
  }

  /// Where it begins.
  public var start: Region.Place { area.start }

  /// Returns what tells a place from others; nothing if that cannot be told.
  public func identify(_ place: Region.Place) -> UInt64? { area.identify(place) }

  /// Returns what is seen, and two steps that are not independent, if there are.
  public func view(from place: Region.Place) -> View {
    var steps: [(step: Region.Step, arrival: Region.Place)] = []
    area.forEachStep(from: place) { steps.append(($0, $1)) }
    for (index, first) in steps.enumerated() {
      for second in steps[(index + 1)...] where areIndependent(first.step, second.step) {
        let one = after(second.step, steps.filter { $0.step == first.step })
        let other = after(first.step, steps.filter { $0.step == second.step })
        guard let one, one == other else {
          return View(view: area.view(from: place), torn: (first.step, second.step))
        }
      }
    }
    return View(view: area.view(from: place), torn: nil)
  }

  /// Takes each step.
  public func forEachStep<Stop: Error>(
    from place: Region.Place, _ visit: (Region.Step, Region.Place) throws(Stop) -> Void
  ) throws(Stop) {
    try area.forEachStep(from: place, visit)
  }

  /// Takes each step that is wanted.
  public func forEachStep<Stop: Error>(
    from place: Region.Place, where isWanted: (Region.Step) throws(Stop) -> Bool,
    _ visit: (Region.Step, Region.Place) throws(Stop) -> Void
  ) throws(Stop) {
    try area.forEachStep(from: place, where: isWanted, visit)
  }

  /// Where a step leads from places that another one has led to; nothing if it cannot be taken
  /// at one of them.
  private func after(
    _ step: Region.Step, _ arrivals: [(step: Region.Step, arrival: Region.Place)]
  ) -> Set<UInt64?>? {
    var found: Set<UInt64?> = []
    for (_, place) in arrivals {
      var isPossible = false
      area.forEachStep(from: place, where: { $0 == step }) { _, next in
        isPossible = true
        found.insert(area.identify(next))
      }
      guard isPossible else { return nil }
    }
    return found
  }
}

extension Question {
  /// Whether steps that are said to be independent are.
  public static func commuting<Region: Area>() -> Question where View == Diamonds<Region>.View {
    .always(Claim("commuting") { $0.torn == nil })
  }
}
