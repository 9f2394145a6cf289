import Notes

let help = """
  add TITLE, search TEXT, open N, delete N, up N, down N, back
  title TITLE, text TEXT, undo, redo, save, revert, mine, theirs
  retry, discard, quit
  """

extension Notes {
  /// Returns the inputs of a command; none if there is no such command here.
  func inputs(_ line: String) -> [Input] {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (command, rest) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    let row = Int(rest).flatMap { 0 < $0 && $0 <= rows.count ? $0 - 1 : nil }
    switch (command, row, editor?.words) {
    case ("add", _, _): return [.draft(rest), .add]
    case ("search", _, _): return [.search(rest)]
    case ("open", let row?, _): return [.go(path + [rows[row].id])]
    case ("delete", let row?, _): return [.delete(rows[row].id)]
    case ("up", let row?, _): return [.move(rows[row].id, to: row - 1)]
    case ("down", let row?, _): return [.move(rows[row].id, to: row + 1)]
    case ("back", _, _): return [.go(Array(path.dropLast()))]
    case ("title", _, let words?): return [.edit(Words(rest, words.text))]
    case ("text", _, let words?): return [.edit(Words(words.title, rest))]
    case ("undo", _, _): return [.undo]
    case ("redo", _, _): return [.redo]
    case ("save", _, _): return [.save]
    case ("revert", _, _): return [.revert]
    case ("mine", _, _): return [.keepMine]
    case ("theirs", _, _): return [.keepTheirs]
    case ("retry", _, _): return work.keys.map { .retry($0) }
    case ("discard", _, _): return [.discard]
    default: return []
    }
  }

  /// The topmost screen as text.
  var screen: String {
    var lines: [String] = []
    if let editor {
      lines = [editor.words.title + (editor.isDirty ? " *" : ""), editor.words.text]
      if let theirs = editor.theirs { lines.append("conflict, theirs: \(theirs.words.text)") }
    } else {
      lines = rows.enumerated().map { "\($0 + 1) \($1.title)" }
    }
    for case (let work, .failed(let trouble)) in work { lines.append("\(work) failed: \(trouble)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
