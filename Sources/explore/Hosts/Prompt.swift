import PairingsGallery

/// A line that is being typed, as much of it as a terminal has room for around the cursor.
struct Prompt {
  /// What is shown.
  let text: String

  /// The column of the cursor, counted from 1.
  let column: Int

  init(_ line: LineEditor, columns: Int) {
    let room = max(columns - 4, 1)
    var (shown, width) = (printable(line.before), 0)
    width = shown.columns
    while width > room { width -= shown.removeFirst().columns }
    let isCut = shown.count < line.before.count
    text = (isCut ? "…" : ">") + " " + shown + printable(line.after)
    column = width + 3
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
