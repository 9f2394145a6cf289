import Pairings

// A screen is a place of the state: to push, to pop, to follow a link and to go back is to go to
// another path.

extension Notes {
  /// Goes to other screens. The topmost one ends what it has begun, and the new one begins.
  mutating func go<Eff: Failing & Sleeping>(
    to path: [Int], _ services: Services<Eff>
  ) -> FollowUp<Eff> where Eff.Failure == Trouble {
    let effects: FollowUp<Eff> = disappear()
    self.path = path
    closeEditors()
    return effects.combined(with: appear(services))
  }

  /// Begins the work of the topmost screen.
  mutating func appear<Eff: Failing & Sleeping>(
    _ services: Services<Eff>
  ) -> FollowUp<Eff> where Eff.Failure == Trouble {
    guard let id = path.last else {
      return begin(.list, services).combined(with: begin(.feed, services))
        .combined(with: query.isEmpty ? .none : begin(.find, services))
    }
    if !editors.contains(where: { $0.id == id }) { editors.append(Editor(id)) }
    return begin(.load(id), services)
  }

  /// Ends the work of the topmost screen. A save and a change belong to no screen, and go on.
  mutating func disappear<Eff: Monad>() -> FollowUp<Eff> {
    guard let id = path.last else {
      return end(.list).combined(with: end(.feed)).combined(with: end(.find))
    }
    return end(.load(id))
  }

  /// Closes the editors that are on no screen and have nothing to save.
  mutating func closeEditors() {
    editors.removeAll { editor in
      !path.contains(editor.id) && !editor.isDirty && work[.save(editor.id)] != .going
    }
  }

  /// Changes the editor of a note, if it is open.
  mutating func changeEditor(of id: Int, _ change: (inout Editor) -> Void) {
    for index in editors.indices where editors[index].id == id { change(&editors[index]) }
  }

  /// Gives a note in the list its new title.
  mutating func rename(_ note: Note) {
    for index in list.notes.indices where list.notes[index].id == note.id {
      list.notes[index].title = note.words.title
    }
  }
}

/// The address of a screen, as the part after the `#` of a link: `/3/5` is the note 5 above 3.
public enum Address {
  /// Returns the address of a path.
  public static func address(of path: [Int]) -> String {
    var bytes: [UInt8] = []
    for id in path { bytes += String("/", id.description).utf8 }
    return String(bytes: bytes)
  }

  /// Returns the path of an address; of another text, as much as has a meaning.
  public static func path(of address: String) -> [Int] {
    var path: [Int] = []
    for part in address.bytes.split(separator: UInt8(ascii: "/")) {
      guard let id = Int(digits: part) else { break }
      path.append(id)
    }
    return path
  }
}
