/// A property of an element: an attribute, a property of the page's object, a listener.
@frozen
public struct Property<Input> {
  /// What a property is.
  @usableFromInline
  enum Content {
    /// An attribute; absent, if there is no value.
    case attribute(String?)

    /// A property of the page's object that is a text.
    case text(String)

    /// A property of the page's object that is true or false.
    case flag(Bool)

    /// What is sent at an event.
    case listener(ListenerOptions, Listener<Input>)

    /// Whether the element takes the focus.
    case focus(Bool)
  }

  @usableFromInline let name: String
  @usableFromInline let content: Content

  @inlinable
  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }
}

// MARK: - Attributes

extension Property {
  /// An attribute; it is absent without a value.
  @inlinable
  public static func attribute(_ name: String, _ value: String?) -> Property {
    Property(name, .attribute(value))
  }

  /// An attribute that is there or not.
  @inlinable
  public static func attribute(_ name: String, on isOn: Bool) -> Property {
    Property(name, .attribute(isOn ? "" : nil))
  }

  /// The classes of the element, separated by spaces.
  @inlinable
  public static func `class`(_ name: String) -> Property { Property("class", .attribute(name)) }

  /// Those classes of the element whose condition holds.
  public static func classes(_ names: (name: String, isOn: Bool)...) -> Property {
    var all: [UInt8] = []
    for entry in names where entry.isOn {
      if !all.isEmpty { all.append(0x20) }
      all.add(entry.name)
    }
    return Property("class", .attribute(all.isEmpty ? nil : String(bytes: all)))
  }

  /// The identifier of the element in its page.
  @inlinable
  public static func id(_ id: String) -> Property { .attribute("id", id) }
}

// MARK: - Properties of the page's object

extension Property {
  /// What an input shows.
  @inlinable
  public static func value(_ value: String) -> Property { Property("value", .text(value)) }

  /// Whether a box is checked.
  @inlinable
  public static func checked(_ isChecked: Bool) -> Property {
    Property("checked", .flag(isChecked))
  }

  /// A property of the page's object that is true or false.
  @inlinable
  public static func flag(_ name: String, _ isOn: Bool) -> Property {
    Property(name, .flag(isOn))
  }

  /// Gives the focus to the element once this becomes true.
  @inlinable
  public static func focus(_ isFocused: Bool) -> Property { Property("", .focus(isFocused)) }
}

// MARK: - Events

extension Property {
  /// Sends an input at an event, whatever that brings.
  ///
  ///     .on("click", .up)
  @inlinable
  public static func on(
    _ event: String, _ input: Input, _ options: ListenerOptions = []
  ) -> Property {
    Property(event, .listener(options, Listener(.input(input))))
  }

  /// Sends an input that is made of what an event brings. Where nothing is sent, the event means
  /// nothing: the options do not hold for it either.
  ///
  ///     .on("keydown", .preventDefault) { $0.isKey("Enter") ? .save : nil }
  @inlinable
  public static func on(
    _ event: String, _ options: ListenerOptions = [],
    _ input: @escaping (_ event: Event) -> Input?
  ) -> Property {
    Property(event, .listener(options, Listener(.made(input))))
  }
}

extension Property {
  /// The same property, which sends other inputs.
  func map<NewInput>(_ transform: @escaping (Input) -> NewInput) -> Property<NewInput> {
    let content: Property<NewInput>.Content =
      switch content {
      case .attribute(let value): .attribute(value)
      case .text(let value): .text(value)
      case .flag(let isOn): .flag(isOn)
      case .focus(let isOn): .focus(isOn)
      case .listener(let options, let listener): .listener(options, listener.map(transform))
      }
    return Property<NewInput>(name, content)
  }
}
