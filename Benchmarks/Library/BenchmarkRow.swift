/// An operation with its hand-written control, measured side by side in one process.
///
/// A workload performs the operation a number of times and returns a checksum of the results. The
/// checksum keeps the work alive and is compared with the control's.
///
///     BenchmarkRow("Text.append", "a letter", control: "String") {
///       var text = Text()
///       return { count in text.append("a", times: count) }
///     } by: {
///       var text = ""
///       return { count in … }
///     }
public struct BenchmarkRow {
  /// A function that performs the operation the given number of times and returns a checksum.
  public typealias Workload = (_ count: Int) -> Int

  /// The promise of a row.
  public enum Bar {
    /// The maximal time in units of the control's time.
    case ratio(Double)

    /// The maximal time of an operation in nanoseconds.
    case nanoseconds(Double)
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

  /// The maximal number of allocations of an operation, or nil without a promise.
  public var allocations: Double?

  /// True if the number of allocations varies between runs, as that of an operation that examines
  /// its process.
  public let allocationsVary: Bool

  /// True if the ratio varies between machines, as that of an operation that writes a file.
  public let ratioVaries: Bool

  /// True if the checksum is the same for every number of operations, as that of an undo and a redo.
  /// The default is false, and a row with a constant checksum is refused.
  public let isConstant: Bool

  /// The number of operations that a workload performs for a count of one.
  public let unit: Int

  /// The clock of the operation and of its control.
  public let clock: Clock

  /// The operation at several sizes, if its growth is claimed.
  let sized: SizedOperation?

  /// Set up a workload; the setup is not measured.
  let makeOperation: () -> Workload
  let makeControl: () -> Workload

  /// Set up the measured workloads: the operation first, the control last.
  var makers: [() -> Workload] {
    [makeOperation] + (sized?.between ?? []) + [makeControl]
  }

  /// Creates a row from functions that set up the operation and its control.
  public init(
    _ name: String, _ variant: String, control: String, bar: Bar? = nil,
    allocations: Double? = nil, allocationsVary: Bool = false, isConstant: Bool = false,
    unit: Int = 1, clock: Clock = .processor, operation: @escaping () -> Workload,
    by makeControl: @escaping () -> Workload
  ) {
    self.name = name
    self.variant = variant
    self.control = control
    self.bar = bar
    self.allocations = allocations
    self.allocationsVary = allocationsVary
    ratioVaries = false
    self.isConstant = isConstant
    self.unit = unit
    self.clock = clock
    self.makeOperation = operation
    self.makeControl = makeControl
    sized = nil
  }

  /// Creates a row of the growth of an operation with its size: the operation at the largest size,
  /// beside the same at the smallest. A measurement fails if the time grows faster than is claimed.
  ///
  ///     BenchmarkRow("Text.find", "O(n)", growth: .linear, over: [1_000, 4_000, 16_000]) { size in
  ///       let text = Text(length: size)
  ///       return { count in for _ in 0..<count { keep(text.find("z")) } }
  ///     }
  ///
  /// The operation at a size is set up once, and not measured as it is.
  ///
  /// - Precondition: There are two sizes or more, each above 2, in ascending order.
  public init(
    _ name: String, _ variant: String, growth claim: Growth, over sizes: [Int],
    allocationsVary: Bool = false, ratioVaries: Bool = false,
    operation: @escaping (_ size: Int) -> (_ count: Int) -> Void
  ) {
    let sized = SizedOperation(claim: claim, sizes: sizes, makeOperation: operation)
    self.name = name
    self.variant = variant
    self.allocationsVary = allocationsVary
    self.ratioVaries = ratioVaries
    self.sized = sized
    control = "n = \(sized.smallest)"
    (isConstant, unit, clock) = (true, 1, .processor)
    makeOperation = { sized.workload(sized.largest) }
    makeControl = { sized.workload(sized.smallest) }
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
