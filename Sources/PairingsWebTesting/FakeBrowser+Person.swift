import PairingsWeb

// The actions and views of the user.

extension FakeBrowser {
  /// The elements in the page, in order.
  public var elements: [Document.Element] { document.root.all.dropFirst().filter { $0.tag != nil } }

  /// Returns the elements of a class.
  public func all(class name: String) -> [Document.Element] {
    elements.filter { $0.classes.contains(name) }
  }

  /// Returns the elements of a role, by their attribute or their tag, and with a given text unless
  /// that is nil.
  public func all(role: String, text: String? = nil) -> [Document.Element] {
    elements.filter { $0.role == role && (text == nil || $0.name == text) }
  }

  /// Returns the innermost elements with a text.
  public func all(text: String) -> [Document.Element] {
    elements.filter { element in
      element.allText == text && !element.children.contains { $0.tag != nil && $0.allText == text }
    }
  }

  /// Clicks on an element. Returns true if a listener received an event. A checkbox toggles, a radio
  /// button is chosen, and a button of a form submits that, unless a listener prevents the default action.
  @discardableResult
  public func click(_ element: Document.Element) -> Bool {
    guard !element.path.contains(where: \.isDisabled) else { return false }
    let group = group(of: element)
    let before = group.map { $0.flags["checked"] }
    let wasChecked = element.isChecked
    for other in group { other.flags["checked"] = false }
    if !group.isEmpty { element.flags["checked"] = !wasChecked || element.inputType == "radio" }
    let isChecked = element.isChecked
    let click = dispatch("click", at: element, Event(value: element.value, isChecked: isChecked))
    if element.submits, !click.options.contains(.preventDefault), let form = form(of: element) {
      return fire("submit", at: form) || click.isHeard
    }
    guard isPresent(element), isChecked != wasChecked else { return click.isHeard }
    guard !click.options.contains(.preventDefault) else {
      for (other, before) in zip(group, before) {
        other.flags["checked"] = other.shown["checked"] ?? before
      }
      return click.isHeard
    }
    let heard = ["input", "change"].map { name in
      fire(name, at: element, Event(value: element.value, isChecked: isChecked))
    }
    return heard.contains(true) || click.isHeard
  }

  /// Types a text that replaces the value of an input, unless that is read only. Returns true if a
  /// listener received it.
  @discardableResult
  public func type(_ text: String, into element: Document.Element) -> Bool {
    guard !element.isDisabled, !element.isReadOnly else { return false }
    element.set("value", text)
    return fire("input", at: element, Event(value: element.value))
  }

  /// Chooses an option of a select. Returns true if a listener received it.
  @discardableResult
  public func choose(_ value: String, in element: Document.Element) -> Bool {
    guard !element.isDisabled else { return false }
    element.set("value", value)
    let heard = ["input", "change"].map { fire($0, at: element, Event(value: element.value)) }
    return heard.contains(true)
  }

  /// Presses a key in an input. Returns true if a listener received it.
  @discardableResult
  public func press(_ key: String, in element: Document.Element) -> Bool {
    !element.isDisabled && fire("keydown", at: element, Event(value: element.value, key: key))
  }

  /// Removes the focus from an input. Returns true if a listener received the event.
  @discardableResult
  public func leave(_ element: Document.Element) -> Bool {
    !element.isDisabled && fire("blur", at: element, Event(value: element.value))
  }

  /// Returns the elements that a click checks or unchecks: a checkbox, or all radio buttons of a
  /// name in a form, or in none.
  func group(of element: Document.Element) -> [Document.Element] {
    switch (element.inputType, element.attributes["name", default: ""]) {
    case ("checkbox", _), ("radio", ""): [element]
    case ("radio", let name):
      elements.filter {
        $0.inputType == "radio" && $0.attributes["name"] == name
          && form(of: $0) === form(of: element)
      }
    default: []
    }
  }

  /// Returns the form of an input: that of its attribute, or the one around it.
  private func form(of input: Document.Element) -> Document.Element? {
    guard let id = input.attributes["form"] else { return input.path.first { $0.tag == "form" } }
    return elements.first { $0.tag == "form" && $0.attributes["id"] == id }
  }
}

extension Document.Element {
  /// The classes.
  public var classes: [String] {
    attributes["class", default: ""].split(separator: " ").map(String.init)
  }

  var inputType: String? { tag == "input" ? attributes["type"] : nil }

  /// True if a click on the element submits its form.
  fileprivate var submits: Bool {
    tag == "button" ? attributes["type", default: "submit"] == "submit" : inputType == "submit"
  }

  /// True if the element is a control that is disabled, by itself or by a fieldset around it.
  public var isDisabled: Bool {
    guard ["button", "input", "select", "textarea"].contains(tag) else { return false }
    let sets = zip(path.dropFirst(), path).filter { set, child in
      set.tag == "fieldset" && set.children.first { $0.tag == "legend" } !== child
    }
    return ([self] + sets.map(\.0)).contains {
      $0.flags["disabled"] ?? ($0.attributes["disabled"] != nil)
    }
  }

  /// The role: that of the attribute, or the usual one of the tag.
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

  /// The accessible name: the label, or the text.
  public var name: String { attributes["aria-label"] ?? allText }

  /// True if an attribute of the element, or of an ancestor, hides it.
  public var isHidden: Bool { attributes["hidden"] != nil || (parent?.isHidden ?? false) }
}
