/// How the parts of a screen share its room.
///
/// The title is in sight whatever there is; then come what is typed and what was wrong with the
/// last input. If not all of the rest fits, the help shrinks to a line, and then the view loses
/// its middle.
struct Layout {
  /// What a line is there for.
  enum Role { case title, view, help, message, prompt }

  struct Line: Equatable {
    let role: Role
    let text: String
  }

  var columns = 80
  var rows = 24

  /// What there is to show.
  struct Parts {
    var title: String
    var view: String
    var help: [String] = []
    var hint: [String] = []
    var message = ""
    var prompt: String?
  }

  /// The lines of the screen, from the top.
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

  /// The first line and the last ones.
  private func fitted(_ view: [Line], to room: Int) -> [Line] {
    guard view.count > room, let first = view.first else { return view }
    guard room > 2 else { return Array(view.prefix(max(room, 0))) }
    return [first, Line(role: .view, text: "⋮")] + view.suffix(room - 2)
  }
}
