/// The visible part of a line in the editor, around the cursor.
struct Prompt {
  /// The visible text.
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
  /// Makes the command of an arrow key.
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
