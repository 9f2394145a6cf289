import PairingsAtlas
import PairingsGallery

/// What the command line says about an atlas.
struct AtlasOptions {
  enum Format: String, CaseIterable {
    case text, json, dot, svg, html
  }

  var depth: Int?
  var places: Int?
  var time: Int?

  /// How many megabytes of memory the search may take.
  var memory: Int?
  var walks = 0
  var seed: UInt64 = 0
  var invariant: String?
  var never: String?
  var reachable: String?
  var format = Format.text
  var record: String?

  /// Which part of a swarm it is: a number from 1, and how many there are.
  var swarm: (part: Int, of: Int)?

  /// Takes an option, if it is one of these.
  mutating func take(_ option: String, _ value: () -> String?) throws(Refusal) -> Bool {
    switch option {
    case "--depth": depth = try Self.count(option, value())
    case "--places": places = try Self.count(option, value())
    case "--time": time = try Self.count(option, value())
    case "--memory": memory = try Self.count(option, value())
    case "--walks": walks = try Self.count(option, value())
    case "--invariant": invariant = try Self.text(option, value())
    case "--never": never = try Self.text(option, value())
    case "--reachable": reachable = try Self.text(option, value())
    case "--format":
      let name = try Self.text(option, value())
      guard let known = Format(rawValue: name) else {
        let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal(message: "unknown format '\(printable(name))'; the formats are \(formats)")
      }
      format = known
    case "--swarm":
      let parts = try Self.text(option, value()).split(
        separator: "/", omittingEmptySubsequences: false
      ).map { Int($0) }
      guard parts.count == 2, let part = parts[0], let count = parts[1], count > 0,
        (1...count).contains(part)
      else { throw Refusal(message: "--swarm needs a part and how many there are, such as 3/8") }
      swarm = (part, count)
    default: return false
    }
    return true
  }

  private static func count(_ option: String, _ text: String?) throws(Refusal) -> Int {
    guard let text, let count = Int(text), count >= 0 else {
      throw Refusal(message: "\(option) needs a whole number, such as 12")
    }
    return count
  }

  private static func text(_ option: String, _ text: String?) throws(Refusal) -> String {
    guard let text, !text.isEmpty else { throw Refusal(message: "\(option) needs a text") }
    return text
  }

  /// How many places are on a picture, if one is drawn: so many as can be looked at, unless
  /// somebody wants more, and no more than ten thousand.
  var drawn: Int? {
    switch format {
    case .text, .json: nil
    case .dot, .svg, .html: min(places ?? (depth == nil ? 300 : .max), 10_000)
    }
  }

  /// How far to go, where a component says how far it takes to see what it promises.
  func bounds(_ own: Bounds) -> Bounds {
    var bounds = own
    if let depth { bounds.depth = depth }
    if let places { bounds.places = places }
    if let time { bounds.time = .seconds(time) }
    if let memory { bounds.memory = min(memory, .max / 1_000_000) * 1_000_000 }
    return walks > 0 ? bounds.walking(walks, steps: 1_000, seed: seed) : bounds
  }
}
