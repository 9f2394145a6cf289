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
  public func forEachStep(from place: Region.Place, _ visit: (String, Region.Place) -> Void) {
    area.forEachStep(from: place) { visit("\($0)", $1) }
  }

  /// Takes each step that is wanted.
  public func forEachStep(
    from place: Region.Place, where isWanted: (String) -> Bool,
    _ visit: (String, Region.Place) -> Void
  ) {
    area.forEachStep(from: place, where: { isWanted("\($0)") }) { visit("\($0)", $1) }
  }
}
