/// The figures of a row that a process has measured, as its report in JSON has them.
struct Figure: Decodable {
  let name: String
  let variant: String

  /// The time in units of the control's time.
  let ratio: Double

  /// The allocations of an operation; nil where they cannot be counted.
  let allocations: Double?

  var id: String { "\(name)(\(variant))" }
}
