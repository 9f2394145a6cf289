import PairingsBenchmarks

/// The `benchmarks` command: the operations of Pairings beside hand-written controls.
@main
enum Benchmarks: BenchmarkCommand {
  static var suites: [BenchmarkSuite] {
    CorePairs.suites
      + [
        StateRows.rows, ProgramRows.rows, ExploreRows.rows, DispatchRows.rows,
        ArchitectureRows.rows, TimelineRows.rows, AtlasRows.rows, OpticRows.rows,
        MachineRows.rows, JoinRows.rows, TransformerRows.rows, LawRows.rows, ListRows.rows,
        GrowthRows.rows, UpdateRows.rows, ResidualRows.rows, DerivedRows.rows,
      ].map(BenchmarkSuite.init)
  }
}
