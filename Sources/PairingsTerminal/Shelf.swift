import PairingsConsole

/// The components of a command, by their names.
@MainActor
struct Shelf {
  let components: [ExploredComponent]

  init(components: [ExploredComponent]) {
    precondition(
      Set(components.map(\.name)).count == components.count, "Two components have one name.")
    self.components = components
  }

  /// The effects under which some component runs.
  var effects: [EffectName] {
    EffectName.allCases.filter { effect in
      components.contains { $0.sessions[effect] != nil }
    }
  }

  /// The descriptions of the components.
  var exhibits: [Exhibit] { components.map(\.exhibit) }

  /// The sentence that names all components.
  var names: String { "the components are \(exhibits.map(\.name).joined(separator: ", "))" }

  /// Returns the component of a name, or nil if there is none.
  subscript(name: String) -> ExploredComponent? { components.first { $0.name == name } }

  /// Returns the component of a name.
  ///
  /// - Throws: A refusal that names all components.
  func component(_ name: String) throws(Refusal) -> ExploredComponent {
    guard let entry = self[name] else {
      throw Refusal(message: "unknown component '\(printable(name))'; \(names)")
    }
    return entry
  }

  // MARK: - Help

  /// The summary of each component, a line each.
  var summaries: String { lines { "(\($0.exhibit.pair))" } }

  /// Returns a line for each component: its name, its summary, and a note.
  func lines(_ note: (ExploredComponent) -> String) -> String {
    let width = exhibits.map(\.name.count).max() ?? 0
    return components.map { entry in
      "  \(padded(entry.name, to: width))  \(entry.exhibit.summary) \(note(entry))"
    }.joined(separator: "\n")
  }
}
