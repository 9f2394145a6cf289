import PairingsWeb

// What a person does, and sees.

extension FakeBrowser {
  /// The elements in the page, in order.
  public var elements: [Document.Element] { document.root.all.dropFirst().filter { $0.tag != nil } }

  /// The elements of a class.
  public func all(class name: String) -> [Document.Element] {
    elements.filter { $0.classes.contains(name) }
  }

  /// The elements of a role, said by an attribute or by their tag, and with a text, if that
  /// matters.
  public func all(role: String, text: String? = nil) -> [Document.Element] {
    elements.filter { $0.role == role && (text == nil || $0.name == text) }
  }

  /// The innermost elements with a text.
  public func all(text: String) -> [Document.Element] {
    elements.filter { element in
      element.allText == text && !element.children.contains { $0.tag != nil && $0.allText == text }
    }
  }

  /// Clicks on an element; a box is checked, or no longer.
  @discardableResult
  public func click(_ element: Document.Element) -> Bool {
    let isHeard = fire("click", at: element)
    guard element.role == "checkbox" else { return isHeard }
    let isChecked = !element.flags["checked", default: false]
    element.flags["checked"] = isChecked
    return fire("change", at: element, Event(isChecked: isChecked)) || isHeard
  }

  /// Types a text in place of the one that an input shows.
  public func type(_ text: String, into element: Document.Element) {
    element.properties["value"] = text
    fire("input", at: element, Event(value: text))
  }

  /// Presses a key in an input.
  public func press(_ key: String, in element: Document.Element) {
    fire("keydown", at: element, Event(value: element.properties["value", default: ""], key: key))
  }

  /// Leaves an input.
  public func leave(_ element: Document.Element) {
    let value = element.properties["value", default: ""]
    fire("blur", at: element, Event(value: value))
  }
}

extension Document.Element {
  /// The classes.
  public var classes: [String] {
    attributes["class", default: ""].split(separator: " ").map(String.init)
  }

  /// What it is to a person: what it says itself, or what its tag usually is.
  public var role: String {
    if let role = attributes["role"] { return role }
    return switch tag {
    case "a": "link"
    case "button": "button"
    case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
    case "ul", "ol": "list"
    case "li": "listitem"
    case "output": "status"
    case "input":
      switch attributes["type"] {
      case "checkbox": "checkbox"
      case "range": "slider"
      default: "textbox"
      }
    case "textarea": "textbox"
    default: ""
    }
  }

  /// What it is called: its label, or its text.
  public var name: String { attributes["aria-label"] ?? allText }

  /// Whether it is shown, as far as its attributes say.
  public var isHidden: Bool { attributes["hidden"] != nil || (parent?.isHidden ?? false) }
}
