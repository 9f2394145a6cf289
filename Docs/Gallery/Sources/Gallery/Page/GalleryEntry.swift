import Pairings
import PairingsTheory
import PairingsWeb

/// A component of the gallery as the page opens it.
struct GalleryEntry {
  let exhibit: Exhibit

  /// The function that opens the component on a window.
  let open: (Window) -> Session
}

extension GalleryEntry {
  /// All components, in the order of the guide.
  static var all: [GalleryEntry] {
    GalleryComponent.all.map { component in
      GalleryEntry(exhibit: component.exhibit) { _ in Session(component.place()) }
    } + [
      GalleryEntry(exhibit: Die.exhibit) {
        Session(Explorer(Die.component(Randomness<PageEffect> { .random(in: $0) }), on: $0))
      },
      GalleryEntry(exhibit: Screen.exhibit) {
        Session(Explorer(Screen.component(.slow), on: $0))
      },
      GalleryEntry(exhibit: Digest.exhibit) {
        Session(Explorer(Digest.component(.slow), on: $0))
      },
    ]
  }
}

extension Exhibit {
  /// The descriptions of all components, in the order of the guide.
  package static var all: [Exhibit] { GalleryEntry.all.map { $0.exhibit } }
}

extension Network where Eff == BrowserOf<Offline> {
  /// A network that answers after a second, and fails after two.
  static var slow: Network {
    Network(place: ()) { page in
      let second = Browser<Offline, Void>.sleep(for: .seconds(1))
      return second.flatMap {
        page.hasBytes(of: "offline")
          ? second.flatMap { .raise(Offline()) } : .pure("the " + page + ": all laws hold")
      }
    }
  }
}
