/// The colours of a terminal, or none.
///
/// - SeeAlso: no-color.org.
struct Style {
  let isColoured: Bool

  /// Makes the style of an environment: without colours if `NO_COLOR` is set, or on a terminal
  /// without them.
  init(_ environment: (String) -> String?) {
    let terminal = environment("TERM") ?? ""
    let isPlain =
      terminal.isEmpty || terminal == "dumb" || terminal.hasPrefix("vt")
      || terminal.hasSuffix("-m") || terminal.hasSuffix("-mono")
    isColoured = !isPlain && (environment("NO_COLOR") ?? "").isEmpty
  }

  /// Returns a line in the colour of its role.
  func paint(_ line: Layout.Line) -> String {
    guard isColoured, !line.text.isEmpty, let code = Self.code(line.role) else { return line.text }
    return "\u{1B}[\(code)m\(line.text)\u{1B}[0m"
  }

  private static func code(_ role: Layout.Role) -> String? {
    switch role {
    case .title: "1;36"
    case .help: "2"
    case .message: "33"
    case .view, .prompt: nil
    }
  }
}
