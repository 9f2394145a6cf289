import Pairings
import PairingsAtlas
import PairingsTerminal
import PairingsTheory

/// A text that two people edit by patches: Update/Coupdate.
///
/// The space holds the page of the text after every sequence of patches. A move reads the text and
/// follows a patch, and so does an undo, which is the patch that takes another one back.
enum SharedText {
  enum Author: Character {
    case ann = "a"
    case bob = "b"

    var name: String { self == .ann ? "Ann" : "Bob" }
  }

  /// A patch: a line that an author inserts or removes.
  struct Patch: Hashable {
    let author: Author
    let isInsertion: Bool
    let index: Int
    let line: String

    /// The index of the patch in the history that this one takes back, or nil.
    var undone: Int?
  }

  /// The lines, with the patches that led to them.
  struct Text: Hashable {
    var lines: [String] = []
    var patches: [Patch] = []
  }

  /// Texts as the states of patches.
  enum Edits: Transitions {
    /// Returns true if a patch fits: it inserts at a line of the text or after it, or it removes a
    /// line that has the text that its author saw.
    static func isEnabled(_ patch: Patch, at text: Text) -> Bool {
      patch.isInsertion
        ? (0...text.lines.count).contains(patch.index)
        : text.lines.indices.contains(patch.index) && text.lines[patch.index] == patch.line
    }

    static func step(_ text: inout Text, by patch: Patch) {
      text.patches.append(patch)
      if patch.isInsertion {
        text.lines.insert(patch.line, at: patch.index)
      } else {
        text.lines.remove(at: patch.index)
      }
    }
  }

  /// An input: a change that an author wants.
  struct Input: Hashable {
    enum Change: Hashable { case append(String), insert(Int, String), remove(Int), undo }

    let author: Author
    let change: Change
  }

  typealias Pair = UpdateCoupdate<Paths<Edits>>

  static var component: Component<IdentityOf, Pair, Input, String> {
    Component(
      UpdateCoupdate(), Coupdate(Text()) { place in UI { _ in view(place.shape) } },
      on: .moves { (input: Input) in
        Update<Paths<Edits>, Text>.inspect { $0 }.flatMap { text in
          patch(input, in: text).map { .follow($0) } ?? .pure(false)
        }.void()
      })
  }

  /// Returns the patch that an input means in a text, or nil if it means none there.
  static func patch(_ input: Input, in text: Text) -> Patch? {
    let author = input.author
    switch input.change {
    case .append(let line):
      return Patch(author: author, isInsertion: true, index: text.lines.count, line: line)
    case .insert(let number, let line):
      return Patch(author: author, isInsertion: true, index: number - 1, line: line)
    case .remove(let number):
      guard text.lines.indices.contains(number - 1) else { return nil }
      return Patch(
        author: author, isInsertion: false, index: number - 1, line: text.lines[number - 1])
    case .undo: return undo(by: author, in: text.patches)
    }
  }

  /// Returns the patch that takes back the last change of an author; nil if there is none, or if
  /// the other one has removed the line.
  static func undo(by author: Author, in history: [Patch]) -> Patch? {
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

  /// The lines with their numbers, and the last patches.
  static func view(_ text: Text) -> String {
    let numbered = text.lines.enumerated().map { "\($0 + 1) \($1)" }
    let patches = text.patches.enumerated().suffix(8).map { number, patch in
      "\(number + 1). \(patch.author.name) \(patch.isInsertion ? "+" : "−")\(patch.index + 1) "
        + patch.line + (patch.undone.map { ", takes \($0 + 1) back" } ?? "")
    }
    return (numbered + ["▏"] + patches).joined(separator: "\n")
  }
}

extension SharedText.Input {
  /// Reads a line: the letter of the author, then `+TEXT`, `N TEXT`, `-N` or `u`.
  init?(_ line: String) {
    guard let author = line.first.flatMap(SharedText.Author.init) else { return nil }
    let rest = line.dropFirst()
    switch rest.first {
    case "u" where rest.count == 1: self.init(author: author, change: .undo)
    case "+": self.init(author: author, change: .append(String(rest.dropFirst())))
    case "-":
      guard let number = Int(rest.dropFirst()) else { return nil }
      self.init(author: author, change: .remove(number))
    default:
      let words = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let number = Int(words[0]) else { return nil }
      self.init(author: author, change: .insert(number, String(words[1])))
    }
  }
}

extension SharedText {
  @MainActor static var explored: ExploredComponent {
    let once = Proposition<String>("a patch is taken back once") { view in
      let undone = view.split(separator: "takes ").dropFirst().map { $0.prefix { $0 != " " } }
      return Set(undone).count == undone.count
    }
    return ExploredComponent(
      "shared", about: "a text that two people edit by patches",
      inputs: .lines(["a+x", "b1 y", "a-1", "b-2", "au", "bu"]) { Input($0) },
      identifiedBy: { $0 }, properties: [.always(once), .noDeadlock()], within: .depth(5)
    ) { component }
  }
}
