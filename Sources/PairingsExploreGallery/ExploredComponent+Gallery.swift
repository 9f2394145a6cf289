import Pairings
package import PairingsExplore
import PairingsGallery
import PairingsSession

extension ExploredComponent {
  /// All components of the gallery, in the order of the guide.
  package static var gallery: [ExploredComponent] { GalleryRegistry.entries(in: Host()) }

  /// The command as a host of the gallery.
  @MainActor
  private struct Host: GalleryHost {
    func entry<Subject: EverySession>(_ component: Subject.Type) -> ExploredComponent {
      let now: Opening = {
        component.session(IdentityOf.self, on: (), keepingPast: $0.keepsPast).session
      }
      return ExploredComponent(
        component,
        sessions: [
          .now: now,
          .io: {
            component.session(IOOf<Never>.self, on: (), keepingPast: $0.keepsPast).session
          },
          .async: {
            component.session(AsyncOf<Never>.self, on: Isolation(), keepingPast: $0.keepsPast)
              .session
          },
        ], replayed: now)
    }

    func entry<Subject: RandomComponent>(_ component: Subject.Type) -> ExploredComponent {
      let io: Opening = {
        component.session(
          Randomness<IOOf<Never>>(seed: $0.seed), on: (), keepingPast: $0.keepsPast
        ).session
      }
      let async: Opening = {
        component.session(
          Randomness<AsyncOf<Never>>(seed: $0.seed), on: Isolation(), keepingPast: $0.keepsPast
        ).session
      }
      return ExploredComponent(component, sessions: [.io: io, .async: async], replayed: io)
    }

    func entry<Subject: NetworkComponent>(_ component: Subject.Type) -> ExploredComponent {
      ExploredComponent(
        component,
        sessions: [
          .async: {
            component.session(
              Network.slow.telling($0), on: Isolation(), keepingPast: $0.keepsPast
            ).session
          }
        ]
      ) {
        let answers = Answers()
        let session = component.session(
          answers.network, on: answers.stage, keepingPast: $0.keepsPast
        ).session
        session.outside = answers.give
        return session
      }
    }
  }

  private init<Subject: GalleryComponent>(
    _ component: Subject.Type, sessions: [EffectName: Opening], replayed: @escaping Opening
  ) {
    self.init(
      component.exhibit, sessions: sessions, replayed: replayed,
      source: TestSource(
        component: "\(component.exhibit.name), showing: \\.text",
        input: { "try test.send(test.view.respond(\($0.debugDescription)))" },
        failure: "Offline()")
    ) { component.expectations }
  }
}
