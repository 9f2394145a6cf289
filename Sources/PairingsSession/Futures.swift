/// The futures of a component: the views that its keys lead to.
///
/// A space holds the view of every position, and so all futures before any move.
package struct Futures {
  let exhibit: Exhibit
  let session: Session

  package init(exhibit: Exhibit, session: Session) {
    (self.exhibit, self.session) = (exhibit, session)
  }

  /// Returns a line for each key that is not refused here, or for the line that is being typed.
  package func lines(typed: String = "") -> [String] {
    let present = session.view()
    let inputs = typed.isEmpty ? exhibit.keys.map { $0.input } : [typed]
    return inputs.compactMap { input in
      session.future(input).map { view in
        "\(printable(input)) → \(Self.difference(of: view, from: present))"
      }
    }
  }

  /// Returns the first line of a view that differs from the present view.
  package static func difference(of view: String, from present: String) -> String {
    let (lines, before) = (lines(of: view), lines(of: present))
    let index = lines.indices.first { $0 >= before.count || lines[$0] != before[$0] }
    if let index { return lines[index] }
    return lines.count == before.count ? "the same" : lines.last ?? ""
  }

  private static func lines(of view: String) -> [String] {
    view.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }
}
