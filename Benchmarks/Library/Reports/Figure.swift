/// The figures of a row for a picture, from a new measurement or a saved one.
struct Figure: Decodable {
  let name: String
  let variant: String
  let control: String
  let time: Double
  let controlTime: Double

  /// The minimum of all samples, which other work on the machine disturbs least.
  let best: Double
  let controlBest: Double

  private(set) var ratio: Double

  /// The ratios of the samples, and the allocations of an operation; nil in a file without them.
  private(set) var ratios: [Double]?
  let allocations: Double?

  /// The promised ratio and the fulfilment of the promise; nil without a promise.
  let limit: Double?
  let isWithinBar: Bool?

  /// The number of operations that a workload performs for a count of one.
  let unit: Int

  var id: String { "\(name)(\(variant))" }

  /// True if the row belongs to a series of chains of growing length.
  var isOfChain: Bool { name.hasSuffix(".chain") }

  private enum CodingKeys: String, CodingKey {
    case name, variant, control, ratio, unit, ratios, allocations
    case time = "median_ns"
    case controlTime = "control_ns"
    case best = "min_ns"
    case controlBest = "control_min_ns"
    case limit = "ratio_limit"
    case isWithinBar = "within_bar"
  }
}

extension Figure {
  /// Returns the figures of rows that several processes have measured. The samples of a row are the
  /// ratios of the processes, since two processes differ by more than two samples of one.
  static func merged(_ runs: [[Figure]]) -> [Figure] {
    let ratios = Dictionary(grouping: runs.joined(), by: \.id).mapValues { $0.map(\.ratio) }
    return (runs.last ?? []).map { figure in
      var merged = figure
      merged.ratios = ratios[figure.id]
      merged.ratio = Statistics.median((ratios[figure.id] ?? [figure.ratio]).sorted())
      return merged
    }
  }

  init(_ m: Measurement) {
    (name, variant, control) = (m.row.name, m.row.variant, m.row.control)
    (best, controlBest) = (m.operation.minimum, m.control.minimum)
    (time, controlTime, ratio) = (m.operation.median, m.control.median, m.ratio)
    if case .ratio(let limit) = m.row.bar { self.limit = limit } else { limit = nil }
    isWithinBar = m.row.bar == nil ? nil : m.isWithinBar
    (unit, ratios, allocations) = (m.row.unit, m.ratios, m.check.allocations)
  }
}
