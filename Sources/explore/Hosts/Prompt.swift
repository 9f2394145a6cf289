import PairingsGallery

/// A line that is being typed, as much of it as a terminal has room for around the cursor.
struct Prompt {
  /// What is shown.
  let text: String

  /// The column of the cursor, counted from 1.
  let column: Int

  init(_ line: LineEditor, columns: Int) {
    let room = max(columns - 4, 1)
    let before = printable(line.before).ending(in: room)
    let isCut = before.count < line.before.count
    text = (isCut ? "…" : ">") + " " + before + printable(line.after).clipped(to: columns)
    column = before.columns + 3
  }
}

extension LineEditor.Edit {
  /// What an arrow does to a line.
  init(_ arrow: Arrow) {
    self =
      switch arrow {
      case .up: .older
      case .down: .newer
      case .left: .left
      case .right: .right
      }
  }
}
