import PairingsGallery

/// What the command line asks for.
@MainActor
enum Invocation {
  /// How the command works and what it can show.
  case guide

  /// The components, a line each.
  case list

  /// A component under an effect, with a seed for its random numbers, and a file to record to.
  case open(Exhibit, Exhibit.Opening, Manner, seed: UInt64?, record: String?)

  /// A recording to play, up to an event.
  case replay(Player, to: Int?)

  /// A recording to make shorter, as long as the last view has a text in it.
  case shrink(Player, until: String)

  /// All that can be reached in a component.
  case atlas(Exhibit, AtlasOptions)

  /// The reports of a swarm, as one.
  case merge(SwarmReport)

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: A refusal that names what is possible, for an unknown component,
  ///   option, effect or seed, and for what is missing or too much.
  init(arguments: [String]) throws(Refusal) {
    var component: Exhibit?
    var effect: EffectName?
    var seed: UInt64?
    var showsFutures = false
    var (record, replay, shrink, end, text): (String?, String?, String?, Int?, String?)
    var (isAtlas, atlas, hasAtlasOption) = (false, AtlasOptions(), false)
    if arguments.first == "--merge" {
      var reports: [SwarmReport] = []
      for file in arguments.dropFirst() { reports.append(try SwarmReport(contentsOf: file)) }
      self = .merge(try SwarmReport.united(reports))
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func value() -> String? { parts.count > 1 ? String(parts[1]) : rest.popFirst() }
      switch parts.first ?? "" {
      case _ where argument == "--help" || argument == "-h":
        self = .guide
        return
      case _ where argument == "--list":
        self = .list
        return
      case _ where argument == "--atlas": isAtlas = true
      case "--futures" where parts.count == 1: showsFutures = true
      case let option where try atlas.take(String(option), value): hasAtlasOption = true
      case "--effect": effect = try Self.effect(value())
      case "--seed": seed = try Self.seed(value())
      case "--record": record = try Self.file("--record", value())
      case "--replay": replay = try Self.file("--replay", value())
      case "--shrink": shrink = try Self.file("--shrink", value())
      case "--to": end = try Self.count(value())
      case "--until":
        guard let value = value() else { throw Refusal(message: "--until needs a text") }
        text = value
      case _ where argument.hasPrefix("-"):
        throw Refusal(
          message: "unknown option '\(printable(argument))'; "
            + "the options are --effect \(Self.effects("|", "|")), --seed N, --futures, "
            + "--record FILE, --replay FILE, --to N, --shrink FILE, --until TEXT, --atlas, "
            + "--list and --help")
      case _ where component != nil:
        throw Refusal(message: "one component at a time; '\(printable(argument))' is too much")
      default: component = try Self.component(argument)
      }
    }
    guard (replay == nil && shrink == nil) || (component == nil && record == nil) else {
      throw Refusal(message: "a recording knows its component; --replay and --shrink take no other")
    }
    guard !showsFutures || (replay == nil && shrink == nil) else {
      throw Refusal(message: "--futures goes with a component")
    }
    guard end == nil || replay != nil else { throw Refusal(message: "--to goes with --replay") }
    guard (text == nil) == (shrink == nil), shrink == nil || replay == nil else {
      throw Refusal(message: "--shrink FILE and --until TEXT go together, and not with --replay")
    }
    if let replay {
      self = .replay(try Player(replay), to: end)
      return
    }
    if let shrink, let text {
      self = .shrink(try Player(shrink), until: text)
      return
    }
    guard let component else {
      guard arguments.isEmpty else {
        throw Refusal(message: "which component? \(Self.components)")
      }
      self = .guide
      return
    }
    guard isAtlas || !hasAtlasOption else {
      throw Refusal(message: "--depth, --format and their like go with --atlas")
    }
    if isAtlas {
      guard !showsFutures else {
        throw Refusal(message: "an atlas has every future; it takes no --futures")
      }
      guard effect == nil else { throw Refusal(message: "an atlas chooses its effect itself") }
      (atlas.seed, atlas.record) = (seed ?? 0, record)
      self = .atlas(component, atlas)
      return
    }
    guard seed == nil || component.isRandom else {
      throw Refusal(message: "nothing about \(component.name) is random; it takes no seed")
    }
    let opening = try Self.opening(of: component, under: effect)
    let manner = try Self.manner(component, effect, showsFutures)
    self = .open(component, opening, manner, seed: seed, record: record)
  }

  private static func file(_ option: String, _ name: String?) throws(Refusal) -> String {
    guard let name, !name.isEmpty else { throw Refusal(message: "\(option) needs a file") }
    return name
  }

  private static func count(_ text: String?) throws(Refusal) -> Int {
    guard let text, let count = Int(text), count >= 0 else {
      throw Refusal(message: "--to needs a number of events, such as 3")
    }
    return count
  }

  private static func effect(_ name: String?) throws(Refusal) -> EffectName {
    guard let name else {
      throw Refusal(message: "--effect needs a name: \(effects(", ", " or "))")
    }
    guard let effect = EffectName(rawValue: name) else {
      throw Refusal(
        message: "unknown effect '\(printable(name))'; the effects are \(effects(", ", " and "))")
    }
    return effect
  }

  private static func seed(_ text: String?) throws(Refusal) -> UInt64 {
    guard let text else { throw Refusal(message: "--seed needs a number, such as 7") }
    guard let seed = UInt64(text) else {
      throw Refusal(
        message: "the seed '\(printable(text))' is no whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  private static func component(_ name: String) throws(Refusal) -> Exhibit {
    guard let exhibit = Exhibit.all.first(where: { $0.name == name }) else {
      throw Refusal(message: "unknown component '\(printable(name))'; \(components)")
    }
    return exhibit
  }

  private static func opening(
    of exhibit: Exhibit, under effect: EffectName?
  ) throws(Refusal) -> Exhibit.Opening {
    let effects = exhibit.effects
    guard let effect = effect ?? effects.first, let opening = exhibit.sessions[effect] else {
      throw Refusal(
        message: "\(exhibit.name) does not run under \(effect?.rawValue ?? "any effect"); "
          + "it runs under \(list(effects.map(\.rawValue), ", ", " and "))")
    }
    return opening
  }

  /// What is random is not known before, and what waits is not there yet.
  private static func manner(
    _ exhibit: Exhibit, _ effect: EffectName?, _ showsFutures: Bool
  ) throws(Refusal) -> Manner {
    let effect = effect ?? exhibit.effects.first ?? .now
    guard showsFutures else { return Manner(effect: effect) }
    guard effect != .async else {
      throw Refusal(message: "--futures needs an effect that does not wait: now or io")
    }
    guard !exhibit.isRandom else {
      throw Refusal(message: "\(exhibit.name) is random; nobody knows its futures")
    }
    return Manner(effect: effect, showsFutures: true)
  }

  private static func effects(_ separator: String, _ last: String) -> String {
    list(EffectName.allCases.map(\.rawValue), separator, last)
  }

  private static func list(_ names: [String], _ separator: String, _ last: String) -> String {
    let front = names.dropLast().joined(separator: separator)
    return front + (front.isEmpty ? "" : last) + (names.last ?? "")
  }

  private static var components: String {
    "the components are \(Exhibit.all.map(\.name).joined(separator: ", "))"
  }
}
