#if canImport(PairingsAtlas)
import Pairings
import PairingsAtlas
import PairingsSession

// Components whose effects wait: their models are schedules.

extension Expectations {
  /// A network whose pages wait for the checker, and may fail.
  static var network: Network<RehearsalOf<Offline>> {
    Network(place: "") { page in
      .step(page) { () throws(Offline) in
        guard page != "offline" else { throw Offline() }
        return "the \(page): all laws hold"
      }
    }
  }

  /// The expectations of a component that loads pages: it shows "loading" only while a request is
  /// in progress, and never for ever.
  static func loading<Position, Input: Hashable>(
    _ component: Component<
      RehearsalOf<Offline>, StateStore<Position>, Input, Display<Input>
    >, _ inputs: [String]
  ) -> Expectations {
    let model = Schedules(
      component.typed, key: { $0.text },
      inputs: { schedule in
        // More than two requests or likes at once add no behaviour.
        schedule.view.inputs(
          inputs.filter { input in
            input == "+" ? !schedule.view.text.contains("likes: 2") : schedule.waiting.count < 2
          })
      },
      failures: { page in page == "offline" ? [] : [Offline()] })
    let loads = Proposition<ComponentView>.shows("loading")
    let waits = Proposition<ComponentView>("something waits") { !$0.isQuiet }
    return Expectations(
      model, showing: { ComponentView(text: $0.view.text, isQuiet: $0.isQuiet) },
      fair: { !$0.isInput }, event: { event($0) },
      properties: [
        .always(loads.implies(waits)), .leadsTo(loads, !loads),
        .everyStateCanReach(.shows("all laws hold")), .noDeadlock(),
      ])
  }

  /// Returns the event of an action in a recording: an answer with its text, or an input.
  private static func event<Input>(_ action: ScheduleEvent<Typed<Input>, Offline>) -> Event? {
    func answer(_ step: WaitingStep, _ isAnswered: Bool) -> Event {
      let text = isAnswered ? "the \(step.name): all laws hold" : nil
      return .answer(Answer(name: step.name, text: text, older: step.older))
    }
    return switch action {
    case .input(let input): .input(input.text)
    case .stage(.perform(let step)): answer(step, step.name != "offline")
    case .stage(.fail(let step, _)): answer(step, false)
    case .stage(.cancel), .stage(.wake), .stage(.advance): nil
    }
  }
}
#endif
