import Foundation
import PairingsAtlas
import PairingsConsole
import PairingsGallery

/// What one search of a swarm, or a search by itself, has found: a file for others to unite.
struct SwarmReport: Codable, Equatable {
  struct Answer: Codable, Equatable {
    let question: String
    var verdict: String
    var reason: String?
    var path: [String]?
  }

  /// How far a search was to go; nothing where it has no bound.
  struct Limits: Codable, Equatable {
    var depth: Int?
    var places: Int?
    var seconds: Double?
    var memory: Int?
    var walks: Int?
  }

  var component: String
  var limits: Limits?
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
  init(
    _ exhibit: Exhibit, _ options: AtlasOptions, _ bounds: Bounds, _ survey: Expectations.Answers
  ) {
    component = exhibit.name
    limits = Limits(bounds)
    seed = options.seed
    (part, of) = (options.swarm?.part ?? 1, options.swarm?.count ?? 1)
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
      self = try JSONDecoder().decode(SwarmReport.self, from: Self.data(file))
    } catch let error as DecodingError {
      let reason = printable(error.brief)
      throw Refusal(message: "\(printable(file)): is no report of an atlas: \(reason)")
    } catch let error as Refusal {
      throw error
    } catch {
      throw Refusal(message: "\(printable(file)): cannot be read")
    }
  }

  /// What a file has, or a pipe, of which one does not know before how much it has.
  private static func data(_ file: String) throws -> Data {
    guard let handle = FileHandle(forReadingAtPath: file) else { throw CocoaError(.fileNoSuchFile) }
    var data = Data()
    while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
      data += part
      guard data.count <= 1 << 28 else {
        throw Refusal(message: "\(printable(file)): is too large for a report of an atlas")
      }
    }
    return data
  }

  /// Unites the reports of all parts of a swarm: what one has found, all have, on the shortest
  /// path of any.
  static func united(_ reports: [SwarmReport]) throws(Refusal) -> SwarmReport {
    guard var whole = reports.first else { throw Refusal(message: "--merge needs reports") }
    for report in reports {
      guard report.component == whole.component, report.seed == whole.seed, report.of == whole.of
      else { throw Refusal(message: "the reports are of different swarms") }
      if let difference = report.difference(from: whole) { throw Refusal(message: difference) }
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
    let count = "\(counted(of, "part")), \(counted(steps, "step"))"
    return (lines + ["\(count); the first part: \(extent)"])
      .map { printable($0) }.joined(separator: "\n")
  }

  /// Why the part cannot be united with another one, if their bounds differ.
  private func difference(from other: SwarmReport) -> String? {
    func words(_ limits: Limits?) -> [(String, String)] {
      [
        ("--depth", limits?.depth.map { "\($0)" }), ("--places", limits?.places.map { "\($0)" }),
        ("--time", limits?.seconds.map { "\($0)" }), ("--memory", limits?.memory.map { "\($0)" }),
        ("--walks", limits?.walks.map { "\($0)" }),
      ].map { ($0, $1 ?? "none") }
    }
    for ((name, own), (_, others)) in zip(words(limits), words(other.limits)) where own != others {
      return "the parts have other bounds: \(name) is \(own) in part \(part), "
        + "\(others) in part \(other.part)"
    }
    return nil
  }
}

extension SwarmReport.Limits {
  /// The bounds of a search, as they are before each part makes its own of them.
  init(_ bounds: Bounds) {
    depth = bounds.depth == .max ? nil : bounds.depth
    places = bounds.places == Bounds.none.places ? nil : bounds.places
    seconds = bounds.time.map { $0 / .seconds(1) }
    memory = bounds.memory
    walks = bounds.walks == 0 ? nil : bounds.walks
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
