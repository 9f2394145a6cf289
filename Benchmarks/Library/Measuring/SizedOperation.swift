/// An operation at several sizes, and its claimed growth.
struct SizedOperation {
  let claim: Growth
  private let sizes: [Int]
  private let makeOperation: (_ size: Int) -> (_ count: Int) -> Void

  init(
    claim: Growth, sizes: [Int], makeOperation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) {
    precondition(
      sizes.count > 1 && sizes[0] > 2 && sizes == sizes.sorted(), "two sizes above 2 are needed")
    (self.claim, self.sizes, self.makeOperation) = (claim, sizes, makeOperation)
  }

  var smallest: Int { sizes[0] }

  var largest: Int { sizes[sizes.count - 1] }

  /// The number of operations of the largest size that are checked.
  var checked: Int { claim.exponent < 1 ? 64 : 1 }

  /// Returns the workload of a size, which has no checksum: results of different sizes differ.
  func workload(_ size: Int) -> BenchmarkRow.Workload {
    let operation = makeOperation(opaque(size))
    return { count in
      operation(count)
      return 0
    }
  }

  /// Set up the workloads of the other sizes, the larger ones first.
  var between: [() -> BenchmarkRow.Workload] {
    sizes.dropFirst().dropLast().reversed().map { size in { workload(size) } }
  }

  /// Returns the growth that fits the least times of an operation, at the largest size first.
  func measurement(_ times: [Double]) -> GrowthMeasurement {
    GrowthMeasurement(claim, zip(sizes.reversed(), times).map { (size: $0, time: $1) })
  }
}

/// The measured growth of a row.
struct GrowthMeasurement {
  let claim: Growth
  let fitted: Growth
  let isWithinClaim: Bool

  init(_ claim: Growth, _ times: [(size: Int, time: Double)]) {
    self.claim = claim
    fitted = Growth(fitting: times)
    isWithinClaim = !claim.isExceeded(by: times)
  }
}
