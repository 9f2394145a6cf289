import Pairings
import PairingsGallery

/// The effects that a component can run under.
enum EffectName: String, CaseIterable {
  /// At once: `Identity`.
  case now

  /// As described work: `IO`.
  case io

  /// As work that may wait: `Async`.
  case async
}

@MainActor
extension Exhibit {
  /// Opens a component.
  typealias Opening = @MainActor (Circumstances) -> Session

  /// The effects that the component runs under, and how it is opened under each.
  var sessions: [EffectName: Opening] {
    switch id {
    case .counter: Counter.sessions
    case .steps: Steps.sessions
    case .settings: Settings.sessions
    case .todo: Todo.sessions
    case .vending: Vending.sessions
    case .wizard: Wizard.sessions
    case .tabs: Tabs.sessions
    case .panel: Panel.sessions
    case .editor: Editor.sessions
    case .dashboard: Dashboard.sessions
    case .stepper: Stepper.sessions
    case .life: Life.sessions
    case .signal: Listening.sessions
    case .sheet: Spreadsheet.sessions
    case .die:
      [
        .io: {
          Session(
            Explorer(Die.component(Randomness<IOOf<Never>>(seed: $0.seed))),
            keepingPast: $0.keepsPast)
        },
        .async: {
          Session(
            Explorer(Die.component(Randomness<AsyncOf<Never>>(seed: $0.seed))),
            keepingPast: $0.keepsPast)
        },
      ]
    case .screen:
      [
        .async: {
          Session(
            Explorer(Screen.component(Network.slow.telling($0))), keepingPast: $0.keepsPast)
        }
      ]
    case .parent:
      [
        .async: { circumstances in
          let network = Network.slow.telling(circumstances)
          let dependencies = Parent.Dependencies(network: network, database: Database())
          return Session(
            Explorer(Parent.component(dependencies)), keepingPast: circumstances.keepsPast)
        }
      ]
    }
  }

  /// The names of the effects that the component runs under; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }

  /// Opens the component where what it asks for is answered as it was.
  func replayed(_ answers: Answers, _ circumstances: Circumstances) -> Session {
    switch id {
    case .screen:
      return Session(
        Explorer(Screen.component(answers.network), on: answers.stage),
        keepingPast: circumstances.keepsPast)
    case .parent:
      let dependencies = Parent.Dependencies(network: answers.network, database: Database())
      return Session(
        Explorer(Parent.component(dependencies), on: answers.stage),
        keepingPast: circumstances.keepsPast)
    default:
      guard let opening = effects.first.flatMap({ sessions[$0] }) else {
        preconditionFailure("A component runs under some effect.")
      }
      return opening(circumstances)
    }
  }
}

@MainActor
extension EverySession {
  /// How it is opened under each effect.
  static var sessions: [EffectName: Exhibit.Opening] {
    [
      .now: { session(IdentityOf.self, on: (), keepingPast: $0.keepsPast) },
      .io: { session(IOOf<Never>.self, on: (), keepingPast: $0.keepsPast) },
      .async: { session(AsyncOf<Never>.self, on: Isolation(), keepingPast: $0.keepsPast) },
    ]
  }
}
