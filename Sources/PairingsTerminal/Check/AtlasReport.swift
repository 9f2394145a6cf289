import Foundation
import PairingsAtlas

/// The report of a search in JSON.
struct AtlasReport: Codable, Equatable {
  struct Result: Codable, Equatable {
    let property: String
    let verdict: Verdict

    /// True if the property asks for some state, and not for all.
    let isExistential: Bool
    var reason: String?
    var path: [String]?
  }

  /// The verdict on a property, as in a ``PairingsAtlas/PropertyResult``.
  enum Verdict: String, Codable {
    case holds, open, fails
  }

  /// The bounds of the search; nil where it has none.
  struct Limits: Codable, Equatable {
    var depth: Int?
    var states: Int?
    var seconds: Double?
    var memory: Int?
  }

  let component: String
  let limits: Limits
  let extent: String
  let states: Int
  let transitions: Int
  let depth: Int
  let results: [Result]

  /// The defect of the model, if the search met one.
  var error: String?
}

extension AtlasReport {
  @MainActor
  init(_ exhibit: Exhibit, _ bounds: Bounds, _ checked: AtlasRun.Result) {
    component = exhibit.name
    limits = Limits(bounds)
    extent = checked.search
    (states, transitions, depth) = (checked.states, checked.transitions, checked.depth)
    error = checked.defect.map { "\($0)" }
    results = checked.results.map { Result($0) }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension AtlasReport.Result {
  init(_ result: PropertyResult<SearchAction, ComponentView>) {
    property = result.property
    isExistential = result.isExistential
    verdict =
      switch result.verdict {
      case .holds: .holds
      case .open: .open
      case .fails: .fails
      }
    (reason, path) = (result.reason, result.path?.actions.map(\.description))
  }
}

extension AtlasReport.Limits {
  /// Makes the limits from the bounds of a search.
  init(_ bounds: Bounds) {
    depth = bounds.depth == .max ? nil : bounds.depth
    states = bounds.states == Bounds.none.states ? nil : bounds.states
    seconds = bounds.time.map { $0 / .seconds(1) }
    memory = bounds.memory
  }
}
