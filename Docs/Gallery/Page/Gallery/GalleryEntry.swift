import Pairings
import PairingsGallery
import PairingsSession
import PairingsWeb

/// A component of the gallery as the page opens it.
struct GalleryEntry {
  let exhibit: Exhibit

  /// The function that opens the component on a window.
  let open: (Window) -> GallerySession
}

extension GalleryEntry {
  /// All components, in the order of the guide.
  static var all: [GalleryEntry] { GalleryRegistry.entries(in: Host()) }

  /// The page as a host of the gallery.
  private struct Host: GalleryHost {
    func entry<Subject: EverySession>(_ component: Subject.Type) -> GalleryEntry {
      GalleryEntry(exhibit: component.exhibit) {
        component.session(PageEffect.self, on: $0, keepingPast: true)
      }
    }

    func entry<Subject: RandomComponent>(_ component: Subject.Type) -> GalleryEntry {
      GalleryEntry(exhibit: component.exhibit) {
        component.session(
          Randomness<PageEffect> { .random(in: $0) }, on: $0, keepingPast: true)
      }
    }

    func entry<Subject: NetworkComponent>(_ component: Subject.Type) -> GalleryEntry {
      GalleryEntry(exhibit: component.exhibit) {
        component.session(Network<BrowserOf<Offline>>.slow, on: $0, keepingPast: true)
      }
    }
  }
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
