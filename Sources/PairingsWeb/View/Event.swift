/// What an event of the page brings.
@frozen
public struct Event: Sendable {
  /// What its target shows, if that is an input.
  public let value: String

  /// The key that was pressed, by the name that browsers have for it.
  public let key: String

  /// Whether its target is checked.
  public let isChecked: Bool

  /// The keys that were held meanwhile.
  public let modifiers: Modifiers

  /// Creates an event.
  public init(
    value: String = "", key: String = "", isChecked: Bool = false, modifiers: Modifiers = []
  ) {
    self.value = value
    self.key = key
    self.isChecked = isChecked
    self.modifiers = modifiers
  }

  /// Whether a key was pressed, by the name that browsers have for it.
  public func isKey(_ name: String) -> Bool { key.hasBytes(of: name) }
}

/// Keys that are held while something else happens.
@frozen
public struct Modifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: UInt32

  /// The keys of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)

  /// Control.
  public static let control = Modifiers(rawValue: 2)

  /// Alt, or Option.
  public static let alternative = Modifiers(rawValue: 4)

  /// Meta, or Command.
  public static let command = Modifiers(rawValue: 8)
}

/// What else a listener does to an event that means something to it.
@frozen
public struct ListenerOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt32

  /// The options of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The browser does not do what it usually would.
  public static let preventDefault = ListenerOptions(rawValue: 1)

  /// Elements around this one do not hear of it.
  public static let stopPropagation = ListenerOptions(rawValue: 2)
}
