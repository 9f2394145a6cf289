/// A property of an element: an attribute, a property of the DOM object, or a listener.
@frozen
public struct Property<Input> {
  /// The content of a property.
  @usableFromInline
  enum Content {
    /// An attribute; nil if it is absent.
    case attribute(String?)

    /// A text property of the DOM object.
    case text(String)

    /// A Boolean property of the DOM object.
    case flag(Bool)

    /// A listener for an event.
    case listener(ListenerOptions, Listener<Input>)

    /// True if the element takes the focus.
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
  /// Returns an attribute, which is absent if the value is nil.
  @inlinable
  public static func attribute(_ name: String, _ value: String?) -> Property {
    Property(name, .attribute(value))
  }

  /// Returns an attribute without a value, which is present if `isOn` is true.
  @inlinable
  public static func attribute(_ name: String, on isOn: Bool) -> Property {
    Property(name, .attribute(isOn ? "" : nil))
  }

  /// Returns the classes of the element, separated by spaces.
  @inlinable
  public static func `class`(_ name: String) -> Property { Property("class", .attribute(name)) }

  /// Returns the classes of the element whose condition is true.
  public static func classes(_ names: (name: String, isOn: Bool)...) -> Property {
    var all: [UInt8] = []
    for entry in names where entry.isOn {
      if !all.isEmpty { all.append(0x20) }
      all.add(entry.name)
    }
    return Property("class", .attribute(all.isEmpty ? nil : String(bytes: all)))
  }

  /// Returns the identifier of the element in its page.
  @inlinable
  public static func id(_ id: String) -> Property { .attribute("id", id) }
}

// MARK: - Properties of the DOM object

extension Property {
  /// Returns the value of an input.
  @inlinable
  public static func value(_ value: String) -> Property { Property("value", .text(value)) }

  /// Returns the property that checks a box.
  @inlinable
  public static func checked(_ isChecked: Bool) -> Property {
    Property("checked", .flag(isChecked))
  }

  /// Returns a Boolean property of the DOM object.
  @inlinable
  public static func flag(_ name: String, _ isOn: Bool) -> Property {
    Property(name, .flag(isOn))
  }

  /// Returns a property that focuses the element when it becomes true.
  @inlinable
  public static func focus(_ isFocused: Bool) -> Property { Property("", .focus(isFocused)) }
}

// MARK: - Events

extension Property {
  /// Returns a listener that sends the same input at each event.
  ///
  ///     .on("click", .up)
  @inlinable
  public static func on(
    _ event: String, _ input: Input, _ options: ListenerOptions = []
  ) -> Property {
    Property(event, .listener(options, Listener(.input(input))))
  }

  /// Returns a listener that sends an input that depends on the event. If the input is nil, the
  /// event has no meaning, and the options do not apply either.
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
  /// Returns the same property with its inputs mapped.
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
