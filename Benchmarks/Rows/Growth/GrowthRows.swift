import PairingsBenchmarks

/// The growth of operations with their sizes. A row has the name of the operation and the term of
/// its doc comment, `Timeline.jump(O(log n))`, and each such comment has a row.
enum GrowthRows {
  static var rows: [BenchmarkRow] {
    timeline + recordings + explorer + models + flux + stage + lists + parts + loops + atlas + pages
  }

  /// The sizes of operations that take up to a microsecond for each element.
  static let sizes = [1_000, 4_000, 16_000, 64_000]

  /// The sizes of operations that take longer, or as long for each element as there are elements.
  static let small = [200, 800, 3_200]

  static func row(
    _ name: String, _ variant: String, _ claim: Growth, over sizes: [Int] = sizes,
    allocationsVary: Bool = false, ratioVaries: Bool = false,
    _ operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) -> BenchmarkRow {
    BenchmarkRow(
      name, variant, growth: claim, over: sizes, allocationsVary: allocationsVary,
      ratioVaries: ratioVaries, operation: operation)
  }

  /// Returns a row of the work on all elements, which is set up anew each time.
  static func whole(
    _ name: String, _ variant: String, _ claim: Growth, over sizes: [Int] = sizes,
    allocationsVary: Bool = false, _ body: @escaping (_ size: Int) -> Int
  ) -> BenchmarkRow {
    row(name, variant, claim, over: sizes, allocationsVary: allocationsVary) { size in
      { count in for _ in 0..<count { keep(body(opaque(size))) } }
    }
  }

  /// A sequence of numbers below a bound that looks random.
  struct Scattered {
    private var number = 1

    mutating func next(below bound: Int) -> Int {
      number = (number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) & Int.max
      return (number >> 20) % bound
    }
  }
}
