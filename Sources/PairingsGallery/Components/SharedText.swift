package import Pairings
package import PairingsSession

/// A text that two people edit by patches: Update/Coupdate.
///
/// The space holds the page of the text after every sequence of patches. A move reads the text and
/// appends a patch, and so does an undo. The history is the position of the space, and every page
/// shows it.
package enum SharedText: EveryEffect {
  package static let exhibit = Exhibit(
    of: SharedText.self, "shared", pair: "Update/Coupdate",
    summary: "a text that two people edit by patches", keys: keys, typing: .lines)

  package enum Author: Character, CaseIterable, Sendable {
    case ann = "a"
    case bob = "b"

    package var name: String { self == .ann ? "Ann" : "Bob" }
  }

  /// A patch: a line that an author inserts or removes.
  package struct Patch: Hashable, Sendable {
    package let author: Author
    package let isInsertion: Bool
    package let index: Int
    package let line: String

    /// The index of the patch in the history that this one takes back, or nil.
    package var undone: Int?
  }

  /// Lines as the states of patches.
  package enum Lines: Transitions {
    /// Returns true if a patch fits: it inserts at a line of the text or after it, or it removes a
    /// line that has the text that its author saw.
    package static func isEnabled(_ patch: Patch, at lines: [String]) -> Bool {
      patch.isInsertion
        ? (0...lines.count).contains(patch.index)
        : lines.indices.contains(patch.index) && lines[patch.index] == patch.line
    }

    package static func step(_ lines: inout [String], by patch: Patch) {
      if patch.isInsertion {
        lines.insert(patch.line, at: patch.index)
      } else {
        lines.remove(at: patch.index)
      }
    }
  }

  package static let keys = [
    Key("a+TEXT", "Ann adds a line"), Key("aN TEXT", "before line N"), Key("a-N", "removes it"),
    Key("au", "takes her last change back"), Key("b…", "and so does Bob"),
  ]

  package static var component: PureComponent<UpdateCoupdate<Paths<Lines>>, Patch> {
    Component(
      UpdateCoupdate(),
      Coupdate([]) { place in
        UI { _ in
          Display(
            text: text(place.shape, after: place.position),
            facts: facts(place.shape, after: place.position),
            widget: .sections(sections(place.shape, after: place.position))
          ) { text throws(Refusal) in
            try patch(for: text, in: place)
          }
        }
      },
      on: .moves { patch in Update<Paths<Lines>, Bool>.follow(patch).void() })
  }

  /// Returns the patch that takes back the last change of an author; nil if there is none, or if
  /// the other one has removed the line.
  package static func undo(by author: Author, in history: [Patch]) -> Patch? {
    let undone = Set(history.compactMap { $0.undone })
    let last = history.indices.last { index in
      history[index].author == author && history[index].undone == nil && !undone.contains(index)
    }
    guard let last else { return nil }
    var place = history[last].index
    for later in history[(last + 1)...] where later.index <= place {
      if later.isInsertion {
        place += 1
      } else if later.index < place {
        place -= 1
      } else if history[last].isInsertion {
        return nil
      }
    }
    return Patch(
      author: author, isInsertion: !history[last].isInsertion, index: place,
      line: history[last].line, undone: last)
  }

  private static func text(_ lines: [String], after history: [Patch]) -> String {
    let numbered = lines.enumerated().map { "\($0 + 1) \(printable($1))" }
    let patches = history.enumerated().suffix(8).map { number, patch in
      "\(number + 1). \(patch.author.name) \(patch.isInsertion ? "+" : "−")\(patch.index + 1) "
        + printable(patch.line) + (patch.undone.map { ", takes \($0 + 1) back" } ?? "")
    }
    return (numbered + ["▏"] + patches).joined(separator: "\n")
  }

  private static func facts(_ lines: [String], after history: [Patch]) -> [Fact] {
    lines.enumerated().map { Fact("line \($0 + 1)", $1) }
      + (history.last.map { [Fact("last change", words($0))] } ?? [])
  }

  /// The lines, and the last changes.
  private static func sections(
    _ lines: [String], after history: [Patch]
  ) -> [Widget.Section] {
    let changes = history.suffix(8)
    return [
      Widget.Section(title: "The text", items: lines),
      Widget.Section(
        title: "The last changes", items: changes.map(words),
        first: history.count - changes.count + 1),
    ]
  }

  /// Returns a patch as a sentence.
  private static func words(_ patch: Patch) -> String {
    let deed = patch.isInsertion ? " inserts " : " removes "
    let place = " at line \(patch.index + 1)"
    return patch.author.name + deed + "“" + patch.line + "”" + place
      + (patch.undone.map { ", which takes change \($0 + 1) back" } ?? "")
  }

  /// Reads a typed text at a place: the author, and the change.
  private static func patch(
    for text: String, in place: UpdatePlace<Paths<Lines>>
  ) throws(Refusal) -> Patch {
    guard let author = text.first.flatMap(Author.init) else { throw .unknown(text, keys) }
    let lines = place.shape
    let change = text.dropFirst()
    let patch: Patch
    switch change.first {
    case "u":
      guard let undo = undo(by: author, in: place.position) else {
        throw Refusal(message: "has nothing of \(author.name)'s to take back")
      }
      patch = undo
    case "+":
      patch = Patch(
        author: author, isInsertion: true, index: lines.count, line: String(change.dropFirst()))
    case "-":
      guard let number = Int(change.dropFirst()), lines.indices.contains(number - 1) else {
        throw Refusal(message: "has no such line")
      }
      patch = Patch(
        author: author, isInsertion: false, index: number - 1, line: lines[number - 1])
    default:
      let words = change.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let number = Int(words[0]) else { throw .unknown(text, keys) }
      patch = Patch(author: author, isInsertion: true, index: number - 1, line: String(words[1]))
    }
    guard Lines.isEnabled(patch, at: lines) else { throw Refusal(message: "has no such line") }
    return patch
  }
}

#if canImport(PairingsAtlas)
import PairingsAtlas

extension SharedText {
  /// The expectations of the text: an undo right after a change restores the text, and the text is
  /// the result of the history.
  package static var expectations: Expectations {
    struct Change: Hashable {
      var author: Character?
      var before = ""
      var isOther = false
    }
    func lines(_ text: String) -> String { String(text.prefix { $0 != "▏" }) }
    let texts = ["a+x", "b1 y", "a-1", "b-2", "au", "bu"]
    let recorded = component.model(texts).withHistory(Change()) { change, before, input, after in
      let author = input.first
      if input.hasSuffix("u") {
        if change.author == author, lines(after.text) != change.before { change.isOther = true }
        change.author = nil
      } else {
        (change.author, change.before) = (author, lines(before.text))
      }
    }
    return Expectations(
      recorded.described { seen in
        ComponentView(text: seen.view.text + (seen.history.isOther ? " lost" : ""))
      },
      within: .depth(5),
      .never(.shows("lost").named("an undo restores another text")), .noDeadlock())
  }
}
#endif
