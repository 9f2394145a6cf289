import Pairings
import PairingsGallery
import PairingsWeb

/// The components that are open on a page.
///
/// Each is opened when it is chosen first, and is found as it was left. The page itself is one
/// more component: its position is a ``Scene``, all that is seen at a time, and a deed means an
/// effect that ends in the move to the next.
final class Gallery {
  private var window: Window?
  private var deeds: Send<Deed>?
  private var opened: [Opened?] = Exhibit.all.map { _ in nil }
  private var chosen = 0
  private var draft = ""
  private var message = ""
  private var isBusy = false
}

extension Gallery {
  typealias Deeds = Dispatcher<PageEffect, StateOf<Scene?>, Deed>

  /// The page, empty until it is opened.
  var component: Component<PageEffect, StateStore<Scene?>, Deed, PageNode> {
    .store(nil, on: dispatcher) { scene, _ in scene.map { SceneView(scene: $0).page } ?? .nothing }
  }

  /// What opens the gallery on the window that the page is in, and follows the address.
  var start: Deeds.Going {
    Deeds.Going.stream { [self] send in
      Browser<Never, Window>.window().flatMap { [self] window in
        self.window = window
        deeds = send
        return .followHash { send(.choose($0)) }
      }
    }
  }

  private var dispatcher: Deeds {
    .effects { [self] deed in
      if case .nothing = deed { return nil }
      return .move(
        .work { [self] in
          isBusy = true
          perform(deed)
          isBusy = false
          return .set(scene)
        })
    }
  }

  private func perform(_ deed: Deed) {
    switch deed {
    case .choose(let hash): choose(hash)
    case .send(let input):
      if exhibit.typing == .lines { draft = "" }
      act { session throws(Refusal) in try session.send(input) }
    case .travel(let travel):
      act { session throws(Refusal) in try session.travel(travel) }
    case .type(let text): draft = text
    case .look, .nothing: break
    }
  }

  /// What there is now.
  private var scene: Scene? {
    current.map { Scene(exhibit, $0, draft: draft, message: message) }
  }
}

// MARK: - What is chosen

extension Gallery {
  private var exhibit: Exhibit { Exhibit.all[chosen] }

  /// Chooses the component that a hash names; the first one, if it names none.
  private func choose(_ hash: String) {
    let all = Exhibit.all
    chosen = all.firstIndex { hash.hasBytes(of: "/" + $0.name) } ?? 0
    (draft, message) = ("", "")
    let isNew = opened[chosen] == nil
    guard let session = current?.session else { return }
    if isNew, let first = exhibit.first { try? session.send(first) }
  }

  /// The component that is chosen, opened if need be.
  private var current: Opened? {
    if let open = opened[chosen] { return open }
    guard let window else { return nil }
    let new = Opened(exhibit, on: window)
    let place = chosen
    new.session.onView = { [self] _ in if place == chosen, !isBusy { deeds?(.look) } }
    new.session.onReport = { [self] in if place == chosen { message = exhibit.name + " " + $0 } }
    opened[place] = new
    return new
  }

  private func act(_ body: (Session) throws(Refusal) -> Void) {
    guard let session = current?.session else { return }
    message = ""
    do throws(Refusal) { try body(session) } catch { message = exhibit.name + " " + error.message }
  }
}
