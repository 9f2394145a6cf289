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

  /// The text before the cursor, and behind it.
  private(set) var before = ""
  private(set) var after = ""

  /// The line.
  var text: String { before + after }

  /// How many characters are before the cursor.
  var cursor: Int { before.count }

  /// Whether there is nothing in the line.
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  private var history: [String] = []

  /// Which of the lines before it is shown, if it is one, and the line that was typed.
  private var place: Int?
  private var draft = ""

  /// Types a character where the cursor is; it may join the one before.
  mutating func type(_ character: Character) { before.append(character) }

  /// Changes the line.
  mutating func edit(_ edit: Edit) {
    switch edit {
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .backspace: _ = before.popLast()
    case .delete: after = String(after.dropFirst())
    case .cutBefore: before = ""
    case .cutAfter: after = ""
    case .cutWord:
      let words = before.reversed().drop { $0 == " " }.drop { $0 != " " }
      before = String(before.prefix(words.count))
    case .older: show((place ?? history.count) - 1)
    case .newer: show((place ?? history.count) + 1)
    }
  }

  /// Ends the line; returns it.
  mutating func enter() -> String {
    let line = text
    if !line.isEmpty, line != history.last { history.append(line) }
    if history.count > Self.limit { history.removeFirst() }
    (before, after, place, draft) = ("", "", nil, "")
    return line
  }

  /// Shows a line that was typed before, or behind the last one what was typed now.
  private mutating func show(_ index: Int) {
    guard (0...history.count).contains(index) else { return }
    if place == nil { draft = text }
    place = index < history.count ? index : nil
    (before, after) = (place.map { history[$0] } ?? draft, "")
  }
}
