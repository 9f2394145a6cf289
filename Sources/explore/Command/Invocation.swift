/// What the command line asks for.
enum Invocation: Equatable {
  /// How the command works and what it can show.
  case guide

  /// The components, a line each.
  case list

  /// A component under an effect.
  case open(component: String, effect: EffectName)

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: A refusal that names what is possible, for an unknown component,
  ///   option or effect, and for what is missing or too much.
  init(arguments: [String]) throws(Refusal) {
    var component: String?
    var effect = EffectName.now
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .guide
        return
      case "--list":
        self = .list
        return
      case "--effect": effect = try Self.effect(rest.popFirst())
      case _ where argument.hasPrefix("--effect="):
        effect = try Self.effect(String(argument.dropFirst("--effect=".count)))
      case _ where argument.hasPrefix("-"):
        throw Refusal(
          message: "unknown option '\(printable(argument))'; "
            + "the options are --effect now|io, --list and --help")
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
    self = .open(component: component, effect: effect)
  }

  private static func effect(_ name: String?) throws(Refusal) -> EffectName {
    guard let name else { throw Refusal(message: "--effect needs a name: now or io") }
    guard let effect = EffectName(rawValue: name) else {
      throw Refusal(message: "unknown effect '\(printable(name))'; the effects are now and io")
    }
    return effect
  }

  private static func component(_ name: String) throws(Refusal) -> String {
    guard Exhibit.all.contains(where: { $0.name == name }) else {
      throw Refusal(message: "unknown component '\(printable(name))'; \(components)")
    }
    return name
  }

  private static var components: String {
    "the components are \(Exhibit.all.map(\.name).joined(separator: ", "))"
  }
}
