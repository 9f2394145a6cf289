/// The layout of a screen.
///
/// The title is always visible. The prompt and the message follow in priority. If the rest does not
/// fit, the help shrinks to a line, and then the view loses its middle.
struct Layout {
  /// The role of a line.
  enum Role { case title, view, help, message, prompt }

  struct Line: Equatable {
    let role: Role
    let text: String
  }

  var columns = 80
  var rows = 24

  /// The parts of a screen.
  struct Parts {
    var title: String
    var view: String
    var help: [String] = []
    var hint: [String] = []
    var message = ""
    var prompt: String?
  }

  /// Returns the lines of the screen, from the top.
  func lines(_ parts: Parts) -> [Line] {
    let title = [Line(role: .title, text: parts.title)]
    let view = parts.view.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Line(role: .view, text: String($0)) }
    let help = fill(parts.help, .help)
    let last =
      parts.message.isEmpty
      ? []
      : wrapped([parts.message], separator: "", to: columns).prefix(max(rows / 4, 1))
        .map { Line(role: .message, text: $0) }
    let prompt = parts.prompt.map { [Line(role: .prompt, text: $0)] } ?? []
    let space = Line(role: .view, text: "")
    var lines = title + [space] + view + [space] + help + last + prompt
    if lines.count > rows {
      let hint = fill(parts.hint, .help).prefix(1)
      let room = rows - 1 - hint.count - last.count - prompt.count
      lines = title + fitted(view, to: room) + hint + last + prompt
    }
    return lines.prefix(rows).map { Line(role: $0.role, text: $0.text.clipped(to: columns)) }
  }

  private func fill(_ pieces: [String], _ role: Role) -> [Line] {
    wrapped(pieces, separator: "   ", to: columns).map { Line(role: role, text: $0) }
  }

  /// Returns the first line and the last ones, as many as fit.
  private func fitted(_ view: [Line], to room: Int) -> [Line] {
    guard view.count > room, let first = view.first else { return view }
    guard room > 2 else { return Array(view.prefix(max(room, 0))) }
    return [first, Line(role: .view, text: "⋮")] + view.suffix(room - 2)
  }
}
