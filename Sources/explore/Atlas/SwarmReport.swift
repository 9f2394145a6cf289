import Foundation
import PairingsAtlas
import PairingsGallery

/// What one search of a swarm, or a search by itself, has found: a file for others to unite.
struct SwarmReport: Codable, Equatable {
  struct Answer: Codable, Equatable {
    let question: String
    var verdict: String
    var reason: String?
    var path: [String]?
  }

  var component: String
  var seed: UInt64
  var part: Int
  var of: Int
  var extent: String
  var places: Int
  var steps: Int
  var depth: Int
  var answers: [Answer]
}

extension SwarmReport {
  @MainActor
  init(_ exhibit: Exhibit, _ options: AtlasOptions, _ survey: Expectations.Answers) {
    component = exhibit.name
    seed = options.seed
    (part, of) = options.swarm ?? (1, 1)
    extent = survey.search
    (places, steps, depth) = (survey.places, survey.steps, survey.depth)
    answers = survey.answers.map { answer in
      Answer(
        question: answer.question, verdict: "\(answer.verdict)", reason: answer.reason,
        path: answer.path?.steps)
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a report.
  init(contentsOf file: String) throws(Refusal) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      self = try JSONDecoder().decode(SwarmReport.self, from: data)
    } catch let error as DecodingError {
      throw Refusal(message: "\(printable(file)): is no report of an atlas: \(error.brief)")
    } catch {
      throw Refusal(message: "\(printable(file)): cannot be read")
    }
  }

  /// Unites the reports of all parts of a swarm: what one has found, all have, on the shortest
  /// path of any.
  static func united(_ reports: [SwarmReport]) throws(Refusal) -> SwarmReport {
    guard var whole = reports.first else { throw Refusal(message: "--merge needs reports") }
    for report in reports {
      guard report.component == whole.component, report.seed == whole.seed, report.of == whole.of
      else { throw Refusal(message: "the reports are of different swarms") }
    }
    for report in reports {
      guard (1...100_000).contains(report.of), (1...report.of).contains(report.part),
        report.places >= 0, report.steps >= 0, report.depth >= 0
      else { throw Refusal(message: "a report has numbers that no part of a swarm has") }
      guard report.answers.map(\.question) == whole.answers.map(\.question) else {
        throw Refusal(message: "the parts were asked different questions")
      }
    }
    let parts = reports.map(\.part).sorted()
    let missing = (1...whole.of).filter { !parts.contains($0) }
    guard missing.isEmpty else {
      throw Refusal(message: "part \(missing.map { "\($0)" }.joined(separator: ", ")) is missing")
    }
    guard Set(parts).count == parts.count else { throw Refusal(message: "a part is there twice") }
    let sorted = reports.sorted { $0.part < $1.part }
    whole.answers = sorted[0].answers.map { first in
      let all = sorted.compactMap { $0.answers.first { $0.question == first.question } }
      let shown = all.filter { $0.path != nil }
      return shown.min { ($0.path?.count ?? 0) < ($1.path?.count ?? 0) }
        ?? all.first { $0.verdict != "open" } ?? first
    }
    (whole.part, whole.extent) = (0, sorted[0].extent)
    whole.places = sorted.map(\.places).max() ?? 0
    whole.steps = sorted.reduce(0) { $0.addingReportingOverflow($1.steps).partialValue }
    whole.depth = sorted.map(\.depth).max() ?? 0
    return whole
  }

  /// The report, for people.
  var text: String {
    let lines = answers.map { answer in
      let path = answer.path.map { " after \($0.joined(separator: ", "))" } ?? ""
      return "\(answer.question): \(answer.verdict)\(answer.reason.map { ", \($0)" } ?? "")\(path)"
    }
    return (lines + ["\(of) parts, \(steps) steps; the first part: \(extent)"])
      .joined(separator: "\n")
  }
}

extension DecodingError {
  /// What is wrong, and where.
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
