import Pairings
import PairingsGallery
import PairingsWeb

/// The effect of the page: it waits for the browser, and cannot fail.
typealias PageEffect = BrowserOf<Never>

/// What a person does to the page.
typealias Deed = Browser<Never, Void>

/// What the page looks like.
typealias PageNode = Node<PageEffect>

/// What happens to the page.
typealias PageEvent = PairingsWeb.Event

/// The components that are open on a page.
///
/// Each is opened when it is chosen first, and is found as it was left. The page itself is one
/// more component: its position is a ``Scene``, all that is seen at a time, and each change of
/// what is shown is a move to the next.
final class Gallery {
  private var window: Window?
  private var show: (Scene) -> Void = { _ in }
  private var opened: [Opened?] = Exhibit.all.map { _ in nil }
  private var chosen = 0
  private var draft = ""
  private var message = ""
  private var isBusy = false

  /// The page, empty until it is opened.
  var component: Component<PageEffect, StateStore<Scene?>, PageNode> {
    Component(
      StateStore(),
      Store(nil) { scene in
        UI { _ in scene.map { SceneView(scene: $0, gallery: self).page } ?? .nothing }
      })
  }

  /// Opens the gallery on the window that the page is in, and follows the address.
  func open(_ handler: Handler<PageEffect, StateOf<Scene?>>) -> Deed {
    Browser<Never, Window>.window().flatMap { [self] window in
      self.window = window
      show = { scene in PageEffect.launch(handler(.set(scene)), on: window) { _ in } }
      return .onHash { hash in .work { self.choose(hash) } }
    }
  }

  /// Something that a person does.
  func doing(_ body: @escaping (Gallery) -> Void) -> Deed {
    .work { [self] in
      isBusy = true
      body(self)
      isBusy = false
      change()
    }
  }

  /// What is sent to the component that is chosen.
  func sending(_ input: String) -> Deed {
    doing { gallery in
      if gallery.exhibit.typing == .lines { gallery.draft = "" }
      gallery.act { session throws(Refusal) in try session.send(input) }
    }
  }

  /// The way to another time.
  func travelling(_ travel: Travel) -> Deed {
    doing { gallery in gallery.act { session throws(Refusal) in try session.travel(travel) } }
  }

  /// What is typed of a line.
  func typing(_ text: String) -> Deed { doing { $0.draft = text } }
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
    isBusy = true
    if isNew, let first = exhibit.first { try? session.send(first) }
    isBusy = false
    change()
  }

  /// The component that is chosen, opened if need be.
  private var current: Opened? {
    if let open = opened[chosen] { return open }
    guard let window else { return nil }
    let new = Opened(exhibit, on: window)
    let place = chosen
    new.session.onView = { [self] _ in if place == chosen, !isBusy { change() } }
    new.session.onReport = { [self] in if place == chosen { message = exhibit.name + " " + $0 } }
    opened[place] = new
    return new
  }

  private func act(_ body: (Session) throws(Refusal) -> Void) {
    guard let session = current?.session else { return }
    message = ""
    do throws(Refusal) { try body(session) } catch { message = exhibit.name + " " + error.message }
  }

  /// Shows what there is now.
  private func change() {
    guard let current else { return }
    show(Scene(exhibit, current, draft: draft, message: message))
  }
}
