/// Rows that belong together.
public struct BenchmarkSuite {
  /// The rows in the order in which they are measured.
  public private(set) var rows: [BenchmarkRow]

  /// Creates a suite of rows.
  public init(_ rows: [BenchmarkRow]) { self.rows = rows }

  /// Returns the suite with a promise and limits of the row with an id, in place of those that the row has.
  /// A promise or a limit that is nil leaves the row's own.
  ///
  /// - Precondition: The suite has a row with this id.
  public func promising(
    _ bar: BenchmarkRow.Bar? = nil, allocations: Double? = nil, instructions: Double? = nil,
    retains: Double? = nil, of id: String
  ) -> BenchmarkSuite {
    var suite = self
    guard let index = rows.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("no row is called '\(id)'")
    }
    let (old, limits) = (rows[index].bar, rows[index].limits)
    suite.rows[index].bar = bar ?? old
    suite.rows[index].limits = BenchmarkRow.Limits(
      allocations: allocations ?? limits.allocations,
      instructions: instructions ?? limits.instructions, retains: retains ?? limits.retains)
    return suite
  }
}
