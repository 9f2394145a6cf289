import Pairings
import PairingsGallery

/// A component of the gallery as this command opens it.
@MainActor
struct GalleryEntry {
  /// A function that opens a component.
  typealias Opening = @MainActor (SessionConfiguration) -> Session

  let exhibit: Exhibit

  /// The function that opens the component, by effect.
  let sessions: [EffectName: Opening]

  /// The function that opens the component with recorded answers instead of effects.
  let replayed: @MainActor (Answers, SessionConfiguration) -> Session

  /// The function that returns the properties of the component, with its model.
  let expectations: @MainActor () -> Expectations

  var name: String { exhibit.name }

  /// The effects under which the component runs; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }
}

extension GalleryEntry {
  /// All components, in the order of the guide.
  static var all: [GalleryEntry] { GalleryRegistry.entries(in: Host()) }

  /// The command as a host of the gallery.
  @MainActor
  private struct Host: GalleryHost {
    func entry<Subject: EverySession>(_ component: Subject.Type) -> GalleryEntry {
      GalleryEntry(
        component,
        sessions: [
          .now: { component.session(IdentityOf.self, on: (), keepingPast: $0.keepsPast) },
          .io: { component.session(IOOf<Never>.self, on: (), keepingPast: $0.keepsPast) },
          .async: {
            component.session(AsyncOf<Never>.self, on: Isolation(), keepingPast: $0.keepsPast)
          },
        ]
      ) { component.session(IdentityOf.self, on: (), keepingPast: $1.keepsPast) }
    }

    func entry<Subject: RandomComponent>(_ component: Subject.Type) -> GalleryEntry {
      let io: Opening = {
        component.session(
          Randomness<IOOf<Never>>(seed: $0.seed), on: (), keepingPast: $0.keepsPast)
      }
      let async: Opening = {
        component.session(
          Randomness<AsyncOf<Never>>(seed: $0.seed), on: Isolation(), keepingPast: $0.keepsPast)
      }
      return GalleryEntry(component, sessions: [.io: io, .async: async]) { io($1) }
    }

    func entry<Subject: NetworkComponent>(_ component: Subject.Type) -> GalleryEntry {
      GalleryEntry(
        component,
        sessions: [
          .async: {
            component.session(
              Network.slow.telling($0), on: Isolation(), keepingPast: $0.keepsPast)
          }
        ]
      ) { component.session($0.network, on: $0.stage, keepingPast: $1.keepsPast) }
    }
  }

  private init<Subject: GalleryComponent>(
    _ component: Subject.Type, sessions: [EffectName: Opening],
    replayed: @escaping @MainActor (Answers, SessionConfiguration) -> Session
  ) {
    (exhibit, self.sessions, self.replayed) = (component.exhibit, sessions, replayed)
    expectations = { component.expectations }
  }
}
