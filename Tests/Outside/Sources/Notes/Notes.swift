import Pairings

package struct Offline: Error, Hashable {
  package init() {}
}

/// The position of a page of notes, of which one is opened from a server.
package struct Notes: Hashable, CustomStringConvertible {
  package var wanted = ""
  package var shown = ""

  package init(wanted: String = "", shown: String = "") {
    (self.wanted, self.shown) = (wanted, shown)
  }

  package var description: String {
    wanted == shown ? "shows '\(shown)'" : "shows '\(shown)', wants '\(wanted)'"
  }
}

package enum NotesInput: Hashable {
  case open(String), came(String), failed
}

package typealias NotesPage = Component<
  RehearsalOf<Offline>, StateStore<Notes>, NotesInput, Notes
>

/// The page, on which a request replaces the one before.
package var notes: NotesPage { page { .run($0, under: .latest(0), failed: failed, came) } }

/// The page with a fault: an answer is shown whose request was followed by another.
package var stale: NotesPage { page { .run($0, failed: failed, came) } }

private func came(_ name: String) -> NotesInput { .came(name) }
private func failed(_ offline: Offline) -> NotesInput { .failed }

private func page(
  _ run:
    @escaping (Rehearsal<Offline, String>) -> Effects<
      RehearsalOf<Offline>, StateOf<Notes>, NotesInput
    >
) -> NotesPage {
  .store(
    Notes(),
    on: .update { notes, input in
      switch input {
      case .open(let name):
        notes.wanted = name
        return run(
          Rehearsal<Offline, Void>.sleep(for: .milliseconds(300)).flatMap { _ in
            .step("note \(name)") { name }
          })
      case .came(let name): notes.shown = name
      case .failed: notes.wanted = notes.shown
      }
      return .none
    }
  ) { notes, _ in notes }
}

/// A count.
package var counter: Component<IdentityOf, StateStore<Int>, Int, String> {
  .store(0, on: .reduce { count, step in count += step }) { count, _ in "\(count)" }
}
