/// An operation beside its hand-written control.
///
/// A workload performs the operation a number of times and returns a checksum of
/// what came out, which keeps the work alive and is compared with the control's.
struct Row {
  /// Performs the operation the given number of times; returns a checksum.
  typealias Workload = (_ count: Int) -> Int

  /// What a row promises.
  enum Bar {
    /// At most so many times the time of the control.
    case ratio(Double)

    /// At most so many nanoseconds an operation.
    case nanoseconds(Double)
  }

  let name: String
  let variant: String
  let control: String
  let bar: Bar?

  /// How many allocations an operation may make, if that is promised.
  let allocations: Double?

  /// True if an operation allocates another number of times in each run, as one that looks at
  /// the process that it runs in.
  let allocationsVary: Bool

  /// How many operations a workload performs for a count of one.
  let unit: Int

  /// Set up a workload; what happens there is not measured.
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

/// Hides from the optimiser where a value comes from.
@_optimize(none) @inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a value, so that it has to be computed.
@_optimize(none) @inline(never)
func keep(_ value: Int) {}
