public import Pairings

/// The application, under any effect that can fail and wait.
public func notes<Eff: Failing & Sleeping>(
  _ services: Services<Eff>, from initial: Notes = Notes()
) -> Component<Eff, StateStore<Notes>, Input, Notes> where Eff.Failure == Trouble {
  .store(
    initial,
    on: .update { notes, input in
      guard let effects = notes.take(input, services) else { return .unchanged }
      return effects.combined(with: .run(services.keep(notes)))
    }
  ) { notes, _ in notes }
}

/// The effects after an input.
typealias FollowUp<Eff: Monad> = Effects<Eff, StateOf<Notes>, Input>

// MARK: - Inputs

extension Notes {
  /// Changes the state by an input. Returns the effects that follow, or nil if the input has no
  /// meaning here.
  mutating func take<Eff: Failing & Sleeping>(
    _ input: Input, _ services: Services<Eff>
  ) -> FollowUp<Eff>? where Eff.Failure == Trouble {
    switch input {
    case .start(let kept, let client):
      self.client = client ?? self.client
      if let kept { restore(kept) }
      return appear(services).combined(with: pending.isEmpty ? .none : begin(.change, services))
    case .go(let path):
      // A note without an identity of the server has no screen yet.
      guard path != self.path, path.allSatisfy({ $0 > 0 }) else { return nil }
      return go(to: path, services)

    case .draft(let title): draft = title
    case .add:
      guard !draft.isEmpty else { return nil }
      let patch = newPatch(adding: draft)
      draft = ""
      return make(patch, services)
    case .delete(let id): return isShown(id) ? make(.delete(id), services) : nil
    case .move(let id, let index):
      // The rows that a search has found have other indices.
      return isShown(id) && found == nil ? make(.move(id, to: index), services) : nil
    case .search(let text):
      query = text
      if !text.isEmpty { return begin(.find, services) }
      found = nil
      return end(.find)

    case .edit, .undo, .redo, .revert, .keepTheirs, .keepMine:
      guard let index = editors.firstIndex(where: { $0.id == path.last }),
        editors[index].take(input)
      else { return nil }
      if case .keepMine = input { return take(.save, services) ?? FollowUp.none }
      if case .revert = input { return end(.save(editors[index].id)) }
    case .save:
      guard let editor, editor.isDirty, work[.save(editor.id)] != .going else { return nil }
      return begin(.save(editor.id), services)

    case .retry(let failed):
      guard case .failed? = work[failed] else { return nil }
      return begin(failed, services)
    case .discard:
      pending = []
      return end(.change).combined(with: begin(.list, services))

    case .revised(let revision):
      guard revision != list.revision else { return nil }
      // A revision that goes back is that of a restored server, whose next list counts.
      list.revision = min(revision, list.revision)
      return begin(.list, services)
    case .answered(.find, .found(let text, _)) where !text.isSame(as: query): return nil
    case .answered(.load(let id), _) where work[.load(id)] != .going: return nil
    case .answered(let done, let answer):
      work[done] = nil
      take(answer, to: done)
      if done == .change, !pending.isEmpty { return begin(.change, services) }
      if case .save(let id) = done { return end(.load(id)) }  // The load began before the save.
    case .failed(let failed, let trouble): work[failed] = .failed(trouble)
    }
    return FollowUp.none
  }

  /// Takes an answer of the server.
  private mutating func take(_ answer: Answer, to work: Work) {
    switch answer {
    case .added(let id, let listing):
      if work == .change, case .add(let proposed, _, _)? = pending.first {
        pending.removeFirst()
        rename(proposed, to: id)
      }
      take(listing)
    case .list(let listing):
      if work == .change, !pending.isEmpty { pending.removeFirst() }
      take(listing)
    case .found(_, let ids): found = ids
    case .note(let note):
      let isSaved = work == .save(note.id)
      changeEditor(of: note.id) { isSaved ? $0.save(note) : $0.load(note) }
      // Where the list or another note is shown, the list may be newer than a slow answer.
      if path.last == note.id { rename(note) }
    case .conflict(let note): changeEditor(of: note.id) { $0.load(note) }
    }
    closeEditors()
  }

  /// Takes a list of the server, unless a newer one has come before.
  private mutating func take(_ listing: Listing) {
    if listing.revision >= list.revision { list = listing }
  }

  private func isShown(_ id: Int) -> Bool { all.contains { $0.id == id } }
}
