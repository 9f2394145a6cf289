import PairingsBenchmarks
import Pairings

/// The rows of lists of components: the change of one of 10 000 rows, which an observer sees.
enum ListRows {
  static var rows: [BenchmarkRow] { [elements, copies] }

  private static let count = 10_000

  private struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
    var number = 0
  }

  private struct Shown {
    let title: String
    let number: Int
    let add: () -> Void
  }

  private static var all: [Row] { (0..<count).map { Row(id: $0, title: "the title of row \($0)") } }

  private static var row: Component<IdentityOf, StateStore<Row>, Int, Shown> {
    .store(Row(id: 0, title: "a copy"), on: .reduce { row, amount in row.number &+= amount }) {
      row, send in Shown(title: row.title, number: row.number) { send(1) }
    }
  }

  private static func observed(_ name: String, _ operation: @escaping () -> BenchmarkRow.Workload)
    -> BenchmarkRow
  {
    BenchmarkRow(
      "Component.list", "\(name), one of \(count) changes", control: "array of views",
      bar: .nanoseconds(60_000), instructions: 300_000, isConstant: true, operation: operation,
      by: {
        var rows = opaque(all)
        var shown = rows.map { Shown(title: $0.title, number: $0.number) {} }
        return { count in
          for step in 0..<count {
            let index = step &* 7_919 % Self.count
            rows[index].number &+= 1
            shown[index] = Shown(title: rows[index].title, number: rows[index].number) {}
            keep(shown.count)
          }
          return shown.count
        }
      })
  }

  private static var elements: BenchmarkRow {
    observed("elements") {
      let explorer = opaque(Explorer(row.list(all)))
      return workload(explorer, { $0.count }) { PartInput($0, 1) }
    }
  }

  private static var copies: BenchmarkRow {
    observed("copies") {
      let list = row.list(ids: Array(0..<count), moving: { (_: Void) in nil }) { rows, _ in rows }
      return workload(opaque(Explorer(list)), { $0.count }) { .part(PartInput($0, 1)) }
    }
  }

  private static func workload<Pair, Input, View>(
    _ explorer: Explorer<IdentityOf, Pair, Input, View>, _ size: @escaping (View) -> Int,
    _ input: @escaping (_ row: Int) -> Input
  ) -> BenchmarkRow.Workload {
    var seen = size(explorer.view)
    let token = explorer.observe { seen = size($0.view) }
    return { count in
      for step in 0..<count { explorer.send(input(step &* 7_919 % Self.count)) }
      return withExtendedLifetime(token) { seen }
    }
  }
}
