import PairingsLaws
import Pairings

/// The zooms of a point: factors that do not commute with the distances of ``Panning``.
enum Zooming: MonoidAction, CheckableContainer {
  static var shapes: Domain<Int> { Domain(elements: [0, 1, -2, 3]) { $0.observe(&$1) } }

  static var positions: Domain<Product<Int>> {
    Domain(elements: [Product(1), Product(2), Product(-1), Product(0)]) { $0.value.observe(&$1) }
  }

  static func apply(_ factor: Product<Int>, to point: inout Int) { point *= factor.value }
}

/// The pans of a point.
enum Panning: MonoidAction, CheckableContainer {
  static var shapes: Domain<Int> { Zooming.shapes }

  static var positions: Domain<Sum<Int>> {
    Domain(elements: [Sum(0), Sum(1), Sum(-2), Sum(3)]) { $0.value.observe(&$1) }
  }

  static func apply(_ distance: Sum<Int>, to point: inout Int) { point += distance.value }
}

/// A pan, then a zoom, is the zoom and then the zoomed pan.
enum Viewing: DistributiveLaw {
  typealias First = Zooming
  typealias Second = Panning

  static func exchange(
    _ pan: Sum<Int>, _ zoom: Product<Int>
  ) -> (first: Product<Int>, second: Sum<Int>) {
    (zoom, Sum(pan.value * zoom.value))
  }
}
