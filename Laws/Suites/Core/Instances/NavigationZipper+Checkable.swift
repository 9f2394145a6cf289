public import PairingsCore

extension ZipperOf: Checkable {
  /// A domain of all lists of up to four elements, observed from every element.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let places = Generator<Int>.integer(in: 0...3)
    let isLong = Cover<Kind<Self, Value>>("has two elements or more", percent: 20) {
      $0.elements.count > 1
    }
    return Domain(covers: [isLong]) { choices in
      let elements = choices.array(count: 1...4, values.draw)
      return Zipper(elements, at: places.run(&choices))
    } observe: { zipper, seen in
      seen.group("Zipper") { seen in
        seen.count(zipper.elements.count)
        for (index, element) in zipper.elements.enumerated() {
          seen.part(index) { values.observe(element, &$0) }
        }
        seen.field("at") { $0.record(zipper.index) }
      }
    }
  }
}

extension NavigationOf: Checkable {
  /// A domain of all steps, observed from every element of every list of up to four elements: the
  /// value and the destination.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    .moves(in: Cursor.domain, of: values) { step in
      Navigation { cursor in
        var target = cursor
        let value = step(&target)
        cursor.jump(to: target.index)
        return value
      }
    } run: {
      $0.run(&$1)
    }
  }
}

extension Cursor: LawValue {
  /// A domain of every position in every list of up to four elements.
  public static var domain: Domain<Cursor> {
    let all = (1...4).flatMap { count in (0..<count).map { Cursor($0, of: count) } }
    return Domain(elements: all) { $0.observe(&$1) }
  }

  /// Records the position and the number of positions.
  public func observe(_ seen: inout Observation) {
    seen.record(UInt64(index << 32 | count), "\(index) of \(count)")
  }
}
