/// What the command line asks for.
@MainActor
enum Invocation {
  /// How the command works and what it can show.
  case guide

  /// The components, a line each.
  case list

  /// A component under an effect, with a seed for its random numbers.
  case open(Exhibit, Exhibit.Opening, seed: UInt64?)

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: A refusal that names what is possible, for an unknown component,
  ///   option, effect or seed, and for what is missing or too much.
  init(arguments: [String]) throws(Refusal) {
    var component: Exhibit?
    var effect: EffectName?
    var seed: UInt64?
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
      case "--effect": effect = try Self.effect(value())
      case "--seed": seed = try Self.seed(value())
      case _ where argument.hasPrefix("-"):
        throw Refusal(
          message: "unknown option '\(printable(argument))'; "
            + "the options are --effect \(Self.effects("|", "|")), --seed N, --list and --help")
      case _ where component != nil:
        throw Refusal(message: "one component at a time; '\(printable(argument))' is too much")
      default: component = try Self.component(argument)
      }
    }
    guard let component else {
      guard arguments.isEmpty else {
        throw Refusal(message: "which component? \(Self.components)")
      }
      self = .guide
      return
    }
    guard seed == nil || component.isRandom else {
      throw Refusal(message: "nothing about \(component.name) is random; it takes no seed")
    }
    self = .open(component, try Self.opening(of: component, under: effect), seed: seed)
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
