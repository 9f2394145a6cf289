/// An operation with its hand-written control, measured side by side in one process.
///
/// A workload performs the operation a number of times and returns a checksum of the results. The
/// checksum keeps the work alive and is compared with the control's.
///
///     BenchmarkRow("Text.append", "a letter", control: "String", allocations: 1) {
///       var text = Text()
///       return { count in text.append("a", times: count) }
///     } by: {
///       var text = ""
///       return { count in … }
///     }
public struct BenchmarkRow {
  /// A function that performs the operation the given number of times and returns a checksum.
  public typealias Workload = (_ count: Int) -> Int

  /// The promise of a row, which a report has beside the measured time.
  public enum Bar {
    /// The maximal time in units of the control's time.
    case ratio(Double)

    /// The maximal time of an operation in nanoseconds.
    case nanoseconds(Double)
  }

  /// The most that an operation may take in an optimised build, in counts that a machine repeats. A
  /// check fails beyond it. A count that is nil has no limit.
  public struct Limits {
    /// The allocations of an operation.
    public var allocations: Double?

    /// The instructions of an operation.
    public var instructions: Double?

    /// The strong retains of an operation.
    public var retains: Double?

    /// Creates limits.
    public init(allocations: Double? = nil, instructions: Double? = nil, retains: Double? = nil) {
      (self.allocations, self.instructions, self.retains) = (allocations, instructions, retains)
    }
  }

  /// The clock of a row.
  public enum Clock {
    /// The processor time of the process, on all its threads. Other work on the machine does not
    /// count.
    case processor

    /// The time that passes, for an operation that waits or divides its work among cores.
    case wall
  }

  /// The name of the operation, with its type: `StateStore<Int>.move`.
  public let name: String

  /// The variant of the operation: `opaque`.
  public let variant: String

  /// The name of the control.
  public let control: String

  /// The promised time, or nil without a promise.
  public var bar: Bar?

  /// The most that an operation may take.
  public var limits: Limits

  /// True if the checksum is the same for every number of operations, as that of an undo and a redo.
  /// The default is false, and a row with a constant checksum is refused.
  public let isConstant: Bool

  /// The number of operations that a workload performs for a count of one.
  public let unit: Int

  /// The clock of the operation and of its control.
  public let clock: Clock

  /// The claimed growth of the operation, or nil without a claim.
  let growth: GrowthClaim?

  /// Set up a workload; the setup is not measured.
  let makeOperation: () -> Workload
  let makeControl: () -> Workload

  /// Creates a row from functions that set up the operation and its control.
  ///
  /// - Precondition: The unit is positive.
  public init(
    _ name: String, _ variant: String, control: String, bar: Bar? = nil,
    allocations: Double? = nil, instructions: Double? = nil, retains: Double? = nil,
    isConstant: Bool = false, unit: Int = 1, clock: Clock = .processor,
    operation: @escaping () -> Workload, by makeControl: @escaping () -> Workload
  ) {
    precondition(unit > 0, "A workload performs an operation at least once, not \(unit) times.")
    self.name = name
    self.variant = variant
    self.control = control
    self.bar = bar
    limits = Limits(allocations: allocations, instructions: instructions, retains: retains)
    self.isConstant = isConstant
    self.unit = unit
    self.clock = clock
    self.makeOperation = operation
    self.makeControl = makeControl
    growth = nil
  }

  /// Creates a row of the growth of an operation with its size: the operation at the largest size,
  /// beside the same at the smallest. A check fails if its instructions, or its allocations, grow
  /// faster than is claimed.
  ///
  ///     BenchmarkRow("Text.find", "O(n)", growth: .linear, from: 50, to: 800) { size in
  ///       let text = Text(length: size)
  ///       return { count in for _ in 0..<count { keep(text.find("z")) } }
  ///     }
  ///
  /// The operation at a size is set up once, and performed before it is counted.
  ///
  /// - Precondition: The sizes are above 2 and in ascending order.
  public init(
    _ name: String, _ variant: String, growth: Growth, of count: Growth.Count = .instructions,
    from smallest: Int, to largest: Int, allocations: Double? = nil,
    operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) {
    precondition(
      2 < smallest && smallest < largest, "Row '\(name)' needs two ascending sizes above 2.")
    /// Returns the workload of a size, which has no checksum: results of different sizes differ.
    func workload(_ size: Int) -> Workload {
      let operation = operation(opaque(size))
      return { count in
        operation(count)
        return 0
      }
    }
    self.name = name
    self.variant = variant
    control = "n = \(smallest)"
    limits = Limits(allocations: allocations)
    self.growth = GrowthClaim(growth: growth, count: count, smallest: smallest, largest: largest)
    (isConstant, unit, clock) = (true, 1, .processor)
    makeOperation = { workload(largest) }
    makeControl = { workload(smallest) }
  }

  /// The name and the variant, as the command line shows and filters them.
  public var id: String { "\(name)(\(variant))" }
}

/// Returns a value and hides its origin from the optimiser.
@_optimize(none) @inline(never)
public func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a value, so that it has to be computed.
@_optimize(none) @inline(never)
public func keep(_ value: Int) {}
