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
    /// The time that passes.
    case wall

    /// The processor time of the measuring thread. Other work on the machine does not count, nor
    /// does work on other threads.
    case thread
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

  /// True if the checksum is the same for every number of operations, as that of an undo and a redo.
  /// The default is false, and a row with a constant checksum is refused.
  public let isConstant: Bool

  /// The number of operations that a workload performs for a count of one.
  public let unit: Int

  /// The clock of the operation and of its control.
  public let clock: Clock

  /// The operation at several sizes, if its growth is claimed.
  private(set) var sized: SizedOperation?

  /// Set up a workload; the setup is not measured.
  let makeOperation: () -> Workload
  let makeControl: () -> Workload

  /// Creates a row from functions that set up the operation and its control.
  public init(
    _ name: String, _ variant: String, control: String, bar: Bar? = nil,
    allocations: Double? = nil, allocationsVary: Bool = false, isConstant: Bool = false,
    unit: Int = 1, clock: Clock = .wall, operation: @escaping () -> Workload,
    by makeControl: @escaping () -> Workload
  ) {
    self.name = name
    self.variant = variant
    self.control = control
    self.bar = bar
    self.allocations = allocations
    self.allocationsVary = allocationsVary
    self.isConstant = isConstant
    self.unit = unit
    self.clock = clock
    self.makeOperation = operation
    self.makeControl = makeControl
  }

  /// Returns the row with a claim of the growth of an operation with its size. A measurement fails if
  /// the time grows faster.
  ///
  /// - Precondition: There are two sizes or more, each above 2.
  public func growing(
    _ claim: Growth, over sizes: [Int], _ operation: @escaping (_ size: Int) -> Int
  ) -> BenchmarkRow {
    precondition(sizes.count > 1 && sizes.allSatisfy { $0 > 2 }, "two sizes above 2 are needed")
    var row = self
    row.sized = SizedOperation(claim: claim, sizes: sizes, operation: operation)
    return row
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
