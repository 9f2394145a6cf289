extension BenchmarkRow {
  /// Returns a row of the cost of a move after a million moves, in units of its cost after ten. It
  /// promises that a move becomes no more than a fifth slower.
  public static func aged(
    _ pair: String, allocations: Double? = nil,
    _ makeWorkload: @escaping () -> BenchmarkRow.Workload
  ) -> BenchmarkRow {
    func aged(_ moves: Int) -> BenchmarkRow.Workload {
      let workload = makeWorkload()
      keep(workload(moves))
      return { count in
        keep(workload(count))
        return 0  // The two are in different positions.
      }
    }
    return BenchmarkRow(
      "\(pair).move", "after 1000000 moves", control: "after 10", bar: .ratio(1.2),
      allocations: allocations, isConstant: true, operation: { aged(1_000_000) },
      by: { aged(10) })
  }
}
