extension BenchmarkRow {
  /// Returns a row of a move after a million moves, beside one after ten. It claims that the move
  /// takes as many instructions.
  public static func aged(
    _ pair: String, allocations: Double? = nil,
    _ makeWorkload: @escaping () -> BenchmarkRow.Workload
  ) -> BenchmarkRow {
    BenchmarkRow(
      "\(pair).move", "after 1000000 moves", growth: .constant, from: 10, to: 1_000_000,
      allocations: allocations
    ) { moves in
      let workload = makeWorkload()
      keep(workload(moves))
      return { count in keep(workload(count)) }
    }
  }
}
