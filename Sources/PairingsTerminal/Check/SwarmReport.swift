import Foundation
import PairingsAtlas
import PairingsConsole

/// The report of one search, which may be a part of a swarm. `--merge` unites the reports of a
/// swarm.
struct SwarmReport: Codable, Equatable {
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

  var component: String
  var limits: Limits?
  var seed: UInt64
  var part: Int
  var of: Int
  var extent: String
  var states: Int
  var transitions: Int
  var depth: Int
  var results: [Result]

  /// The defect of the model, if the search met one.
  var error: String?
}

extension SwarmReport {
  /// True if each result is good and the model has no defect.
  var isGood: Bool {
    error == nil
      && results.allSatisfy { $0.verdict == .holds || ($0.verdict == .open && !$0.isExistential) }
  }

  @MainActor
  init(
    _ exhibit: Exhibit, _ options: AtlasOptions, _ bounds: Bounds,
    _ properties: [Property<ComponentView>], _ checked: AtlasRun.Result
  ) {
    component = exhibit.name
    limits = Limits(bounds)
    seed = options.seed
    (part, of) = (options.swarm?.part ?? 0, options.swarm?.count ?? 1)
    extent = checked.search
    (states, transitions, depth) = (checked.states, checked.transitions, checked.depth)
    error = checked.defect.map { "\($0)" }
    var rest = checked.results[...]
    results = properties.map { property in
      options.checks(property) ? Result(rest.removeFirst()) : Result(unchecked: property)
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a report from a file.
  init(contentsOf file: String) throws(Refusal) {
    switch FileContents(of: file) {
    case .tooLarge:
      throw Refusal(message: "\(printable(file)): is too large for a report of an atlas")
    case .unreadable: throw Refusal(message: "\(printable(file)): cannot be read")
    case .whole(let bytes):
      do { self = try JSONDecoder().decode(SwarmReport.self, from: Data(bytes)) } catch {
        let reason = printable((error as? DecodingError)?.brief ?? "it cannot be decoded")
        throw Refusal(message: "\(printable(file)): is no report of an atlas: \(reason)")
      }
    }
  }

  /// Unites the reports of all parts of a swarm. Each result has the shortest path of any part.
  static func united(_ reports: [SwarmReport]) throws(Refusal) -> SwarmReport {
    guard var whole = reports.first else { throw Refusal(message: "--merge needs reports") }
    for report in reports {
      guard report.component == whole.component, report.seed == whole.seed, report.of == whole.of
      else { throw Refusal(message: "the reports are of different swarms") }
      if let difference = report.difference(from: whole) { throw Refusal(message: difference) }
    }
    for report in reports {
      guard (1...AtlasOptions.mostParts).contains(report.of), (0..<report.of).contains(report.part),
        report.states >= 0, report.transitions >= 0, report.depth >= 0
      else { throw Refusal(message: "a report has numbers that no part of a swarm has") }
      guard report.results.map(\.subject) == whole.results.map(\.subject) else {
        throw Refusal(message: "the parts checked different properties")
      }
    }
    let parts = reports.map(\.part).sorted()
    let missing = (0..<whole.of).filter { !parts.contains($0) }
    guard missing.isEmpty else {
      throw Refusal(message: "part \(missing.map { "\($0)" }.joined(separator: ", ")) is missing")
    }
    guard Set(parts).count == parts.count else { throw Refusal(message: "a part is there twice") }
    let sorted = reports.sorted { $0.part < $1.part }
    whole.results = sorted[0].results.indices.map { index in
      Result.united(sorted.map { $0.results[index] })
    }
    whole.extent = sorted[0].extent
    whole.error = sorted.lazy.compactMap(\.error).first
    whole.states = sorted.map(\.states).max() ?? 0
    whole.transitions = 0
    for report in sorted {
      let (sum, isAbove) = whole.transitions.addingReportingOverflow(report.transitions)
      guard !isAbove else {
        throw Refusal(message: "the parts have more than \(Int.max) transitions")
      }
      whole.transitions = sum
    }
    whole.depth = sorted.map(\.depth).max() ?? 0
    return whole
  }

  /// The report as text.
  var text: String {
    let lines = results.map { result in
      let path = result.path.map { " after \($0.joined(separator: ", "))" } ?? ""
      let reason = result.reason.map { ", \($0)" } ?? ""
      return "\(result.property): \(result.words)\(reason)\(path)"
    }
    let count = "\(counted(of, "part")), \(counted(transitions, "transition"))"
    let notes = (error.map { "error: \($0)" } ?? "").split(separator: "\n").map(String.init)
    return (lines + ["\(count); part 0: \(extent)"] + notes)
      .map { printable($0) }.joined(separator: "\n")
  }

  /// Returns the reason for which two parts cannot be united, if their bounds differ.
  private func difference(from other: SwarmReport) -> String? {
    func words(_ limits: Limits?) -> [(String, String)] {
      [
        ("--depth", limits?.depth.map { "\($0)" }), ("--states", limits?.states.map { "\($0)" }),
        ("--time", limits?.seconds.map { "\($0)" }), ("--memory", limits?.memory.map { "\($0)" }),
      ].map { ($0, $1 ?? "none") }
    }
    for ((name, own), (_, others)) in zip(words(limits), words(other.limits)) where own != others {
      return "the parts have other bounds: \(name) is \(own) in part \(part), "
        + "\(others) in part \(other.part)"
    }
    return nil
  }
}

extension SwarmReport.Result {
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

  /// Makes the result of a property that the part leaves to part 0.
  init(unchecked property: Property<ComponentView>) {
    (self.property, isExistential) = (property.name, property.isExistential)
    (verdict, reason) = (.open, AtlasOptions.reasonOfUnchecked)
  }

  /// The name of the property and its kind.
  var subject: String { "\(isExistential ? "reachable" : "always") \(property)" }

  /// The verdict in the words of a search.
  var words: String {
    switch verdict {
    case .holds: isExistential ? "yes" : "holds"
    case .open: isExistential ? "not so far" : "holds so far"
    case .fails: isExistential ? "no" : "fails"
    }
  }

  /// Returns the result of all parts. A state that one part has found decides, by the shortest path.
  /// Otherwise, the first part that visited all states decides.
  static func united(_ parts: [Self]) -> Self {
    let decisive = parts.filter { $0.verdict == ($0.isExistential ? .holds : .fails) }
    return decisive.min { ($0.path?.count ?? .max) < ($1.path?.count ?? .max) }
      ?? parts.first { $0.verdict != .open } ?? parts[0]
  }
}

extension SwarmReport.Limits {
  /// Makes the limits from the bounds of a search, before each part derives its own.
  init(_ bounds: Bounds) {
    depth = bounds.depth == .max ? nil : bounds.depth
    states = bounds.states == Bounds.none.states ? nil : bounds.states
    seconds = bounds.time.map { $0 / .seconds(1) }
    memory = bounds.memory
  }
}

extension DecodingError {
  /// The cause and the position of the error, on a line.
  fileprivate var brief: String {
    switch self {
    case .keyNotFound(let key, _): "there is no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "it cannot be decoded"
    }
  }
}
