import Pairings
import PairingsGallery

/// The effects under which a component can run.
enum EffectName: String, CaseIterable {
  /// Immediate: `Identity`.
  case now

  /// Described work: `IO`.
  case io

  /// Work that may wait: `Async`.
  case async
}

@MainActor
extension Exhibit {
  /// A function that opens a component.
  typealias Opening = @MainActor (SessionConfiguration) -> Session

  /// The function that opens the component, by effect.
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
        .async: { configuration in
          let network = Network.slow.telling(configuration)
          let dependencies = Parent.Dependencies(network: network, database: Database())
          return Session(
            Explorer(Parent.component(dependencies)), keepingPast: configuration.keepsPast)
        }
      ]
    }
  }

  /// The effects under which the component runs; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }

  /// Opens the component with recorded answers instead of effects.
  func replayed(_ answers: Answers, _ configuration: SessionConfiguration) -> Session {
    switch id {
    case .screen:
      return Session(
        Explorer(Screen.component(answers.network), on: answers.stage),
        keepingPast: configuration.keepsPast)
    case .parent:
      let dependencies = Parent.Dependencies(network: answers.network, database: Database())
      return Session(
        Explorer(Parent.component(dependencies), on: answers.stage),
        keepingPast: configuration.keepsPast)
    default:
      guard let opening = effects.first.flatMap({ sessions[$0] }) else {
        preconditionFailure("A component runs under some effect.")
      }
      return opening(configuration)
    }
  }
}

@MainActor
extension EverySession {
  /// The function that opens the component, by effect.
  static var sessions: [EffectName: Exhibit.Opening] {
    [
      .now: { session(IdentityOf.self, on: (), keepingPast: $0.keepsPast) },
      .io: { session(IOOf<Never>.self, on: (), keepingPast: $0.keepsPast) },
      .async: { session(AsyncOf<Never>.self, on: Isolation(), keepingPast: $0.keepsPast) },
    ]
  }
}
