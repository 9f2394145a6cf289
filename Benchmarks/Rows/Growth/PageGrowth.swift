import PairingsBenchmarks
import Pairings
import PairingsWeb

extension GrowthRows {
  private static func page(_ numbers: some Sequence<Int>) -> Node<Int> {
    .element(
      "ul", each: Array(numbers), keyedBy: { .number($0) },
      { number in .element("li", [], [.text("\(number)")]) })
  }

  static var pages: [BenchmarkRow] {
    [
      many("Renderer", "O(n), all elements are others") { size in
        rendering([page(0..<size), page(size..<2 * size)])
      },
      many("Renderer", "O(n), all elements are moved") { size in
        var places = Scattered()
        var shuffled = Array(0..<size)
        for index in shuffled.indices { shuffled.swapAt(index, places.next(below: size)) }
        return rendering([page(0..<size), page(shuffled)])
      },
      few("IndexTable.index", "O(n), keys that are multiples of 2³²", from: 20, to: 320) { size in
        filling((0..<UInt(size)).map { $0 << 32 })
      },
      few("IndexTable.index", "O(n), names that end in numbers", from: 20, to: 320) { size in
        filling((0..<size).map { "data-\($0)".bytesHash })
      },
    ]
  }

  /// Returns a workload that fills the table of the keys, or of the names, of a view. Renderers look
  /// up each key and each name in such a table.
  private static func filling(_ hashes: [UInt]) -> (Int) -> Void {
    { count in
      for _ in 0..<count {
        var table = IndexTable(count: hashes.count)
        for (index, hash) in hashes.enumerated() {
          keep(table.index(hash, adding: index) { $0 == index })
        }
      }
    }
  }

  /// Returns a workload that renders views in turn.
  private static func rendering(_ views: [Node<Int>]) -> (Int) -> Void {
    let renderer = Renderer<Int>()
    return { count in
      for _ in 0..<count { for view in views { keep(renderer.render(view)?.count ?? 0) } }
    }
  }
}
