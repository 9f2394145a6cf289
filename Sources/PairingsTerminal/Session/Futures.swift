/// The futures of a component: the views that its keys lead to.
///
/// A space holds the view of every position, and so all futures before any move.
struct Futures {
  let exhibit: Exhibit
  let session: Session

  /// Returns a line for each key that is not refused, or for the line that is being typed: the
  /// change to which the key leads.
  func lines(typed: String = "") -> [String] {
    let present = session.view()
    let inputs = typed.isEmpty ? exhibit.keys.map { $0.input } : [typed]
    return inputs.compactMap { input in
      session.future(input).map { "\(printable(input)) → \(Self.change(to: $0, from: present))" }
    }
  }

  /// Returns the change from one view to another: the lines that are new at their places, and the
  /// lines that are gone.
  static func change(to next: String, from present: String) -> String {
    let (next, present) = (lines(of: next), lines(of: present))
    let new = next.indices.filter { $0 >= present.count || next[$0] != present[$0] }
      .map { next[$0] }
    let gone = present.dropFirst(next.count).map { "without " + $0 }
    return new.isEmpty && gone.isEmpty
      ? "the same" : (new.map(String.init) + gone).joined(separator: ", ")
  }

  /// Returns the lines of a text that are not blank, without indentation.
  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
