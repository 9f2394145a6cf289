// The default behaviour of a select.

extension Document.Element {
  /// The value of an input. Of a select, it is the value of the chosen option, or of the first
  /// option if the chosen one has left. If the chosen value matched no option, it is empty until
  /// the options change.
  public var value: String {
    guard tag == "select" else { return properties["value", default: ""] }
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

  /// Sets a property, as a browser does, where only the user can choose a file.
  func set(_ name: String, _ text: String) {
    guard tag != "input" || attributes["type"] != "file" || text.isEmpty else { return }
    properties[name] = text
    guard tag == "select", name == "value" else { return }
    let options = options
    choice = (options.first { $0.optionValue == text }, options)
  }

  private var options: [Document.Element] { all.filter { $0.tag == "option" } }

  private var optionValue: String { attributes["value"] ?? allText }
}
