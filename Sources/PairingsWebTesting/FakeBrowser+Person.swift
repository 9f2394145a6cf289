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

  /// Clicks on an element; returns whether somebody listened. A box is checked, or no longer,
  /// and one of a group is chosen, unless a listener prevents that.
  @discardableResult
  public func click(_ element: Document.Element) -> Bool {
    let group = group(of: element)
    let before = group.map { $0.flags["checked"] }
    let isBox = element.role == "checkbox"
    for other in group { other.flags["checked"] = false }
    if !group.isEmpty { element.flags["checked"] = isBox ? before[0] != true : true }
    let isChecked = element.flags["checked", default: false]
    let click = dispatch("click", at: element, Event(value: element.value, isChecked: isChecked))
    guard isPresent(element), !group.isEmpty else { return click.isHeard }
    guard !click.options.contains(.preventDefault) else {
      for (other, before) in zip(group, before) { other.flags["checked"] = before }
      return click.isHeard
    }
    let heard = ["input", "change"].map { name in
      fire(name, at: element, Event(value: element.value, isChecked: isChecked))
    }
    return heard.contains(true) || click.isHeard
  }

  /// Types a text in place of the one that an input shows.
  public func type(_ text: String, into element: Document.Element) {
    element.set("value", text)
    fire("input", at: element, Event(value: element.value))
  }

  /// Chooses an option of a select.
  public func choose(_ value: String, in element: Document.Element) {
    element.set("value", value)
    for name in ["input", "change"] { fire(name, at: element, Event(value: element.value)) }
  }

  /// Presses a key in an input.
  public func press(_ key: String, in element: Document.Element) {
    fire("keydown", at: element, Event(value: element.value, key: key))
  }

  /// Leaves an input.
  public func leave(_ element: Document.Element) {
    fire("blur", at: element, Event(value: element.value))
  }

  /// What a click checks or unchecks: a box, or all radio buttons of a name.
  func group(of element: Document.Element) -> [Document.Element] {
    switch element.role {
    case "checkbox": [element]
    case "radio":
      elements.filter {
        $0 === element
          || $0.role == "radio" && $0.attributes["name"] == element.attributes["name"]
            && element.attributes["name"] != nil
      }
    default: []
    }
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
      case "radio": "radio"
      case "range": "slider"
      default: "textbox"
      }
    case "select": "combobox"
    case "textarea": "textbox"
    default: ""
    }
  }

  /// What it is called: its label, or its text.
  public var name: String { attributes["aria-label"] ?? allText }

  /// Whether it is shown, as far as its attributes say.
  public var isHidden: Bool { attributes["hidden"] != nil || (parent?.isHidden ?? false) }
}
