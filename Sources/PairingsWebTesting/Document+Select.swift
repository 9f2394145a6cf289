// What a list to choose from does by itself.

extension Document.Element {
  /// What an input shows; a select, the value of an option: the one that was chosen, if it is
  /// there, or the first, unless there was none of the value that it should have.
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

  /// Sets a property, as a browser does, which lets nobody choose a file but a person.
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
