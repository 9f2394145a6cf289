extension Area {
  /// The same places with another thing seen of them, and steps by their names.
  public func described<Shown>(
    showing shown: @escaping (View) -> Shown
  ) -> Described<Self, Shown> {
    Described(self, shown)
  }
}

/// An area with another thing seen of its places, and steps by their names: what people read.
public struct Described<Region: Area, View>: Area {
  private let area: Region
  private let shown: (Region.View) -> View

  init(_ area: Region, _ shown: @escaping (Region.View) -> View) {
    (self.area, self.shown) = (area, shown)
  }

  /// Where it begins.
  public var start: Region.Place { area.start }

  /// Returns what tells a place from others; nothing if that cannot be told.
  public func identify(_ place: Region.Place) -> UInt64? { area.identify(place) }

  /// Returns what is seen of a place.
  public func view(from place: Region.Place) -> View { shown(area.view(from: place)) }

  /// Takes each step.
  public func forEachStep<Stop: Error>(
    from place: Region.Place, _ visit: (String, Region.Place) throws(Stop) -> Void
  ) throws(Stop) {
    try area.forEachStep(from: place) { (step, next) throws(Stop) in try visit("\(step)", next) }
  }

  /// Takes each step that is wanted.
  public func forEachStep<Stop: Error>(
    from place: Region.Place, where isWanted: (String) throws(Stop) -> Bool,
    _ visit: (String, Region.Place) throws(Stop) -> Void
  ) throws(Stop) {
    var name = ""
    try area.forEachStep(
      from: place,
      where: { step throws(Stop) in
        name = "\(step)"
        return try isWanted(name)
      }
    ) { (_, next) throws(Stop) in try visit(name, next) }
  }
}
