import PairingsConsole
import PairingsSession

/// The components of a command, by their names.
@MainActor
struct Shelf {
  let components: [ExploredComponent]

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
}
