import Pairings

// The beginning and the end of work. Each work runs under itself as its key, so that there are
// never two of one.

extension Notes {
  /// Begins work, in place of the same work that goes on.
  mutating func begin<Eff: Failing & Sleeping>(
    _ new: Work, _ services: Services<Eff>
  ) -> FollowUp<Eff> where Eff.Failure == Trouble {
    work[new] = .going
    let question: Question
    switch new {
    case .feed:
      return .stream(under: .latest(new), failed: { .failed(new, $0) }) { send in
        services.feed { send(.revised($0)) }
      }
    case .list: question = .list
    case .find: question = .find(query)
    case .load(let id): question = .load(id)
    case .save(let id):
      guard let editor = editors.first(where: { $0.id == id }), let note = editor.note else {
        return end(new)
      }
      question = .save(Note(id: id, version: note.version, words: editor.words))
    case .change:
      guard let patch = pending.first else { return end(new) }
      question = .change(patch)
    }
    return .run(
      new.isReading ? services.ask(question).retry(.patient) : services.ask(question),
      under: new == .find ? .debounced(new, by: .milliseconds(300)) : .latest(new),
      failed: { .failed(new, $0) }
    ) { .answered(new, $0) }
  }

  /// Ends work, and forgets its failure.
  mutating func end<Eff: Monad>(_ old: Work) -> FollowUp<Eff> {
    work[old] = nil
    return .cancel(old)
  }

  /// Returns the addition of a note, under the next identity and key of this client.
  mutating func newPatch(adding title: String) -> Patch {
    added += 1
    return .add(-added, title: title, key: String(client, "/", added.description))
  }

  /// Gives a note another identity in the changes that wait.
  mutating func rename(_ old: Int, to new: Int, from start: Int = 0) {
    for index in start..<pending.count where pending[index].id == old {
      pending[index].rename(to: new)
    }
  }

  /// Shows a change of the list at once, and makes it once those before are made.
  mutating func make<Eff: Failing & Sleeping>(
    _ patch: Patch, _ services: Services<Eff>
  ) -> FollowUp<Eff> where Eff.Failure == Trouble {
    pending.append(patch)
    return work[.change] == .going ? .none : begin(.change, services)
  }
}

extension Work {
  /// True if the work changes nothing, and so may be done again.
  var isReading: Bool {
    switch self {
    case .list, .find, .load: true
    case .feed, .save, .change: false
    }
  }
}

extension Schedule {
  /// Twice more, after a second each.
  fileprivate static var patient: Schedule { .every(.seconds(1), times: 2) }
}
