/// An event of the page.
@frozen
public struct Event: Sendable {
  /// The value of the target, if it is an input.
  public let value: String

  /// The pressed key, by its name in browsers.
  public let key: String

  /// A Boolean value indicating whether the target is checked.
  public let isChecked: Bool

  /// The modifier keys that were held.
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

  /// Returns true if a key was pressed, by its name in browsers.
  public func isKey(_ name: String) -> Bool { key.hasBytes(of: name) }
}

/// The modifier keys that are held during an event.
@frozen
public struct Modifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: UInt32

  /// Creates a set of keys from bits.
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

/// The effects of a listener on an event that it receives.
@frozen
public struct ListenerOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt32

  /// Creates a set of options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The option that prevents the browser's default action.
  public static let preventDefault = ListenerOptions(rawValue: 1)

  /// The option that stops the propagation to the ancestors of the element.
  public static let stopPropagation = ListenerOptions(rawValue: 2)
}
