/// An editor of one line, with a cursor and a history.
struct LineEditor {
  /// The commands of the editor other than typing.
  enum Edit: Equatable {
    case left, right, home, end
    case backspace, delete
    case cutBefore, cutAfter, cutWord
    case older, newer
  }

  /// The maximal length of the history.
  static let limit = 1_000

  /// The text before the cursor, and the text after it.
  private(set) var before = ""
  private(set) var after = ""

  /// The line.
  var text: String { before + after }

  /// The number of characters before the cursor.
  var cursor: Int { before.count }

  /// True if the line is empty.
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  private var history: [String] = []

  /// The index of the shown line in the history, if one is shown, and the line that was being
  /// typed.
  private var place: Int?
  private var draft = ""

  /// Inserts a character at the cursor; it may combine with the previous one.
  mutating func type(_ character: Character) { before.append(character) }

  /// Runs a command of the editor.
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

  /// Shows a line of the history, or after its last one the line that was being typed.
  private mutating func show(_ index: Int) {
    guard (0...history.count).contains(index) else { return }
    if place == nil { draft = text }
    place = index < history.count ? index : nil
    (before, after) = (place.map { history[$0] } ?? draft, "")
  }
}
