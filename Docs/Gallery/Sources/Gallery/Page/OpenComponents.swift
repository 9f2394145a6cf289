import Pairings
import PairingsWeb

/// The open components of a page.
///
/// A component is opened when it is chosen first, and keeps its state afterwards. The page itself
/// is one more component: its position is a ``Scene``, all of the present view, and an act is an
/// effect that ends in the move to the next scene.
final class OpenComponents {
  private var window: Window?
  private var acts: Send<Act>?
  private let entries = GalleryEntry.all
  private var sessions: [Session?] = GalleryEntry.all.map { _ in nil }
  private var chosen = 0
  private var draft = ""
  private var message = ""
  private var isBusy = false
}

extension OpenComponents {
  typealias Acts = Dispatcher<PageEffect, StateOf<Scene?>, Act>

  /// The component of the page, which is empty until the start.
  var component: Component<PageEffect, StateStore<Scene?>, Act, PageNode> {
    .store(nil, on: dispatcher) { scene, _ in scene.map { SceneView(scene: $0).page } ?? .nothing }
  }

  /// The effect that starts the components on the window of the page, and follows the address.
  var start: Acts.FollowUp {
    Acts.FollowUp.stream { [self] send in
      Browser<Never, Window>.window().flatMap { [self] window in
        self.window = window
        acts = send
        return .followHash { send(.choose($0)) }
      }
    }
  }

  private var dispatcher: Acts {
    .effects { [self] act in
      if case .nothing = act { return nil }
      return .move(
        .work { [self] in
          isBusy = true
          perform(act)
          isBusy = false
          return .set(scene)
        })
    }
  }

  private func perform(_ act: Act) {
    switch act {
    case .choose(let hash): choose(hash)
    case .send(let input):
      if exhibit.typing == .lines { draft = "" }
      attempt { session throws(Refusal) in try session.send(input) }
    case .travel(let travel):
      attempt { session throws(Refusal) in try session.travel(travel) }
    case .type(let text): draft = text
    case .look, .nothing: break
    }
  }

  /// The present scene, or nil before the start.
  private var scene: Scene? {
    current.map { Scene(exhibit, $0, draft: draft, message: message) }
  }
}

// MARK: - The chosen component

extension OpenComponents {
  private var exhibit: Exhibit { entries[chosen].exhibit }

  /// Chooses the component that a hash names, or the first one if there is none of that name.
  private func choose(_ hash: String) {
    chosen = entries.firstIndex { hash.hasBytes(of: "/" + $0.exhibit.name) } ?? 0
    (draft, message) = ("", "")
    let isNew = sessions[chosen] == nil
    guard let session = current else { return }
    if isNew, let first = exhibit.first { try? session.send(first) }
  }

  /// The chosen component, which is opened if necessary.
  private var current: Session? {
    if let session = sessions[chosen] { return session }
    guard let window else { return nil }
    let new = entries[chosen].open(window)
    let place = chosen
    new.callbacks.onView = { [self] in if place == chosen, !isBusy { acts?(.look) } }
    new.callbacks.onFailure = { [self] in
      if place == chosen { message = exhibit.name + " reports a failure" }
    }
    sessions[place] = new
    return new
  }

  private func attempt(_ body: (Session) throws(Refusal) -> Void) {
    guard let session = current else { return }
    message = ""
    do throws(Refusal) { try body(session) } catch { message = exhibit.name + " " + error.message }
  }
}
