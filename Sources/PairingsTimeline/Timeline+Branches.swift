import Pairings

// A branch is an entry with its oldest children: a commit after its last entry continues it, and a
// commit after another entry begins a new one.

extension Timeline {
  /// Names the branch of an entry, which replaces another branch of that name. Returns false if there is
  /// no such entry.
  ///
  ///     timeline.nameBranch("draft")
  ///     timeline.undo()
  ///     explorer.send(.type("b"))         // another branch
  ///     timeline.jump(toBranch: "draft")  // the last entry of the first one
  @discardableResult
  public func nameBranch(_ name: String, of id: ID? = nil) -> Bool {
    guard let place = past.nodes.place(id ?? current) else { return false }
    let last = past.nodes.items[past.nodes.lastOfBranch(place)].number
    past.nodes.names[name] = last
    past.nodes.firstNamed = min(past.nodes.firstNamed, last)
    return true
  }

  /// Removes a name. Returns false if no branch has it.
  @discardableResult
  public func removeBranchName(_ name: String) -> Bool {
    past.nodes.names.removeValue(forKey: name) != nil
  }

  /// The names of branches, each with the last entry of its branch. A branch that is forgotten has none.
  ///
  /// - Complexity: O(*n*) for *n* entries since the branches were named.
  public var branchNames: [String: ID] {
    past.nodes.names.compactMapValues { number in
      past.nodes.place(number).map { past.nodes.items[past.nodes.lastOfBranch($0)].number }
    }
  }

  /// Makes the last entry of a branch current.
  @discardableResult
  public func jump(toBranch name: String) -> TravelAnswer {
    travel { past in
      guard let number = past.nodes.names[name] else { return .unknown }
      guard let place = past.nodes.place(number) else { return .forgotten }
      return past.go(to: past.nodes.items[past.nodes.lastOfBranch(place)].number)
    }
  }
}
