/// A line that is being typed, with a cursor in it, and the lines that were typed before.
struct LineEditor {
  /// What can be done to a line besides typing.
  enum Edit: Equatable {
    case left, right, home, end
    case backspace, delete
    case cutBefore, cutAfter, cutWord
    case older, newer
  }

  /// How many lines are remembered.
  static let limit = 1_000

  /// The line.
  private(set) var text = ""

  /// How many characters are before the cursor.
  private(set) var cursor = 0

  private var history: [String] = []

  /// Which of the lines before it is shown, if it is one, and the line that was typed.
  private var place: Int?
  private var draft = ""

  /// The text before the cursor.
  var before: Substring { text.prefix(cursor) }

  private var after: Substring { text.dropFirst(cursor) }

  /// Types a character where the cursor is; it may join the one before.
  mutating func type(_ character: Character) {
    let rest = after
    replace(before: before + [character], after: rest)
  }

  /// Changes the line.
  mutating func edit(_ edit: Edit) {
    switch edit {
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, text.count)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: replace(before: before.dropLast(), after: after)
    case .delete: replace(before: before, after: after.dropFirst())
    case .cutBefore: replace(before: "", after: after)
    case .cutAfter: replace(before: before, after: "")
    case .cutWord:
      let words = before.reversed().drop { $0 == " " }.drop { $0 != " " }
      replace(before: before.prefix(words.count), after: after)
    case .older: show((place ?? history.count) - 1)
    case .newer: show((place ?? history.count) + 1)
    }
  }

  /// Ends the line; returns it.
  mutating func enter() -> String {
    let line = text
    if !line.isEmpty, line != history.last { history.append(line) }
    if history.count > Self.limit { history.removeFirst() }
    (text, cursor, place, draft) = ("", 0, nil, "")
    return line
  }

  /// Shows a line that was typed before, or behind the last one what was typed now.
  private mutating func show(_ index: Int) {
    guard (0...history.count).contains(index) else { return }
    if place == nil { draft = text }
    place = index < history.count ? index : nil
    text = place.map { history[$0] } ?? draft
    cursor = text.count
  }

  private mutating func replace(before: Substring, after: Substring) {
    text = String(before) + after
    cursor = text.count - after.count
  }
}
