// The values of controls.

extension Document.Element {
  /// The value of an input: that which a person or the program has set, or its default. Of a select, it
  /// is the value of the chosen option, or of the first option if the chosen one has left. If the chosen
  /// value matched no option, it is empty until the options change.
  public var value: String {
    guard tag == "select" else { return properties["value"] ?? defaultValue }
    let options = options
    if let (option, among) = choice {
      if let option {
        if options.contains(where: { $0 === option }) { return option.optionValue }
      } else if options.elementsEqual(among, by: ===) {
        return ""
      }
    }
    return options.first?.optionValue ?? ""
  }

  private var defaultValue: String {
    if tag == "textarea" { return allText }
    return attributes["value"] ?? (isBox ? "on" : "")
  }

  private var isBox: Bool { inputType == "checkbox" || inputType == "radio" }

  /// True if a box is checked, by a person, the program or its attribute.
  public var isChecked: Bool { flags["checked"] ?? (attributes["checked"] != nil) }

  /// True if a person cannot change the text of a field.
  public var isReadOnly: Bool { flags["readOnly"] ?? (attributes["readonly"] != nil) }

  /// Sets a property, as a browser does, where only the user can choose a file, and the value of a box is
  /// that of its attribute.
  func set(_ name: String, _ text: String) {
    guard inputType != "file" || text.isEmpty else { return }
    if isBox, name == "value" { return attributes["value"] = text }
    properties[name] = text
    guard tag == "select", name == "value" else { return }
    let options = options
    choice = (options.first { $0.optionValue == text }, options)
  }

  private var options: [Document.Element] { all.filter { $0.tag == "option" } }

  private var optionValue: String { attributes["value"] ?? allText }
}
