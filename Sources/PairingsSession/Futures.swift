/// The futures of a component: the views that its keys lead to.
///
/// A space holds the view of every position, and so all futures before any move.
package struct Futures {
  let exhibit: Exhibit
  let session: Session

  package init(exhibit: Exhibit, session: Session) {
    (self.exhibit, self.session) = (exhibit, session)
  }

  /// Returns a line for each key that is not refused here, or for the line that is being typed: the
  /// change to which the key leads, in words.
  package func lines(typed: String = "") -> [String] {
    let present = session.present().facts()
    let inputs = typed.isEmpty ? exhibit.keys.map { $0.input } : [typed]
    return inputs.compactMap { input in
      session.ahead(input).map { "\(printable(input)) → \($0.facts().change(from: present))" }
    }
  }
}
