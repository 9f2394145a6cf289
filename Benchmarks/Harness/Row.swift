/// An operation with its hand-written control.
///
/// A workload performs the operation a number of times and returns a checksum of the results. The
/// checksum keeps the work alive and is compared with the control's.
struct Row {
  /// A function that performs the operation the given number of times and returns a checksum.
  typealias Workload = (_ count: Int) -> Int

  /// The promise of a row.
  enum Bar {
    /// The maximal time in units of the control's time.
    case ratio(Double)

    /// The maximal time of an operation in nanoseconds.
    case nanoseconds(Double)
  }

  let name: String
  let variant: String
  let control: String
  let bar: Bar?

  /// The maximal number of allocations of an operation, or nil without a promise.
  let allocations: Double?

  /// True if the number of allocations varies between runs, as that of an operation that examines
  /// its process.
  let allocationsVary: Bool

  /// The number of operations that a workload performs for a count of one.
  let unit: Int

  /// Set up a workload; the setup is not measured.
  let makeOperation: () -> Workload
  let makeControl: () -> Workload

  init(
    _ name: String, _ variant: String, control: String, bar: Bar? = nil,
    allocations: Double? = nil, allocationsVary: Bool = false, unit: Int = 1,
    operation: @escaping () -> Workload,
    by makeControl: @escaping () -> Workload
  ) {
    self.name = name
    self.variant = variant
    self.control = control
    self.bar = bar
    self.allocations = allocations
    self.allocationsVary = allocationsVary
    self.unit = unit
    self.makeOperation = operation
    self.makeControl = makeControl
  }

  /// The name and the variant, as the command line shows and filters them.
  var id: String { "\(name)(\(variant))" }
}

/// Returns a value and hides its origin from the optimiser.
@_optimize(none) @inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a value, so that it has to be computed.
@_optimize(none) @inline(never)
func keep(_ value: Int) {}
