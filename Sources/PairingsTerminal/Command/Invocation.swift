import PairingsConsole

/// A valid command line.
@MainActor
enum Invocation {
  /// The help of the command.
  case guide

  /// The list of the components.
  case list

  /// A component under an effect, and a file to record to.
  case open(
    ExploredComponent, EffectName, ExploredComponent.Opening, showsFutures: Bool, record: String?)

  /// A recording to play, up to an event.
  case replay(Player, to: Int?)

  /// A recording to shrink while its last view contains a text.
  case shrink(Player, until: String)

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: A refusal that names the valid choices, for an unknown component, option or effect,
  ///   and for missing and excess arguments.
  init(arguments: [String], of shelf: Shelf) throws(Refusal) {
    let given = try CommandLineArguments(arguments, effects: shelf.effects)
    if given.isHelp || arguments.isEmpty {
      self = .guide
      return
    }
    if given.isList {
      self = .list
      return
    }
    let component = try given.component.map { name throws(Refusal) in
      try shelf.component(name)
    }
    let (replay, shrink, end, text) = (given.replay, given.shrink, given.end, given.text)
    guard (replay == nil && shrink == nil) || (component == nil && given.record == nil) else {
      throw Refusal(message: "a recording knows its component; --replay and --shrink take no other")
    }
    guard (replay == nil && shrink == nil) || given.effect == nil else {
      throw Refusal(message: "a recording needs no effect")
    }
    guard !given.showsFutures || (replay == nil && shrink == nil) else {
      throw Refusal(message: "--futures goes with a component")
    }
    guard end == nil || replay != nil else { throw Refusal(message: "--to goes with --replay") }
    guard (text == nil) == (shrink == nil), shrink == nil || replay == nil else {
      throw Refusal(message: "--shrink FILE and --until TEXT go together, and not with --replay")
    }
    if let replay {
      self = .replay(try Player(replay, of: shelf), to: end)
      return
    }
    if let shrink, let text {
      self = .shrink(try Player(shrink, of: shelf), until: text)
      return
    }
    guard let component else { throw Refusal(message: "which component? \(shelf.names)") }
    let (effect, open) = try component.opening(under: given.effect)
    guard !given.showsFutures || !effect.waits else {
      throw Refusal(message: "--futures needs an effect that does not wait: now or io")
    }
    self = .open(component, effect, open, showsFutures: given.showsFutures, record: given.record)
  }
}
