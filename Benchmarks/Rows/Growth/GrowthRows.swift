import PairingsBenchmarks
import Pairings

/// The growth of operations with their sizes. A row has the name of the operation and its term,
/// `Timeline.jump(O(log n))`.
///
/// The size of an operation in logarithmic time is that of its surroundings, so that one operation is
/// counted among many. The instructions of many operations are too many to be counted.
enum GrowthRows {
  static var rows: [BenchmarkRow] {
    timeline + explorer + flux + stage + lists + parts + loops + pages
  }

  /// Returns a row of an operation whose time is logarithmic or constant.
  static func among(
    _ name: String, _ variant: String, _ claim: Growth = .logarithmic, from smallest: Int = 500,
    to largest: Int = 16_000, _ operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) -> BenchmarkRow {
    BenchmarkRow(
      name, variant, growth: claim, from: smallest, to: largest, operation: operation)
  }

  /// Returns a row of an operation on some dozens of elements, whose instructions are counted.
  static func few(
    _ name: String, _ variant: String, from smallest: Int = 50, to largest: Int = 400,
    _ operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) -> BenchmarkRow {
    BenchmarkRow(
      name, variant, growth: .linear, from: smallest, to: largest, operation: operation)
  }

  /// Returns a row of an operation on many elements, whose allocations are counted.
  static func many(
    _ name: String, _ variant: String,
    _ operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) -> BenchmarkRow {
    BenchmarkRow(
      name, variant, growth: .linear, of: .allocations, from: 200, to: 3_200, operation: operation)
  }

  /// A sequence of numbers below a bound that looks random.
  struct Scattered {
    private var number = 1

    mutating func next(below bound: Int) -> Int {
      number = (number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) & Int.max
      return (number >> 20) % bound
    }
  }

  /// Returns a counter whose inputs are addends.
  static func counter() -> Explorer<IdentityOf, StateStore<Int>, Int, Int> {
    let meaning = Dispatcher.reduce { (count: inout Int, n: Int) in count &+= n }
    return opaque(Explorer(Component.store(0, on: meaning) { count, _ in count }))
  }
}
