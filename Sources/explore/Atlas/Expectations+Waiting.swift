import Pairings
import PairingsAtlas
import PairingsGallery

// Components whose effects wait: everything that can happen, in every order.

extension Expectations {
  /// Pages that come when the atlas lets them, or fail.
  private static var network: Network<RehearsalOf<Offline>> {
    Network(place: "") { page in
      .step(page) { () throws(Offline) in
        guard page != "offline" else { throw Offline() }
        return "the \(page): all laws hold"
      }
    }
  }

  /// It never says that it loads while it does not, and it never loads for ever.
  static var screen: Expectations {
    loading(Screen.component(network), ["fetch", "offline", "retry"])
  }

  /// As the screen, and nothing that was liked is lost.
  static var parent: Expectations {
    let dependencies = Parent.Dependencies(
      network: network, database: Database { .pure(1) })
    return loading(Parent.component(dependencies), ["fetch", "offline", "retry", "+"])
  }

  private static func loading<Position, Input: Hashable>(
    _ component: Component<
      RehearsalOf<Offline>, StateStore<Position>, Input, Display<Input>
    >, _ inputs: [String]
  ) -> Expectations {
    let area = Schedules(
      component.typed, key: { $0.text },
      inputs: { scene in
        // Two requests at once, and two likes, are as good as any more.
        scene.view.inputs(
          inputs.filter { input in
            input == "+" ? !scene.view.text.contains("likes: 2") : scene.waiting.count < 2
          })
      },
      failures: { page in page == "offline" ? [] : [Offline()] })
    let loads = Claim<Sight>.shows("loading")
    let waits = Claim<Sight>("something waits") { !$0.isQuiet }
    return Expectations(
      area.described { Sight(text: $0.view.text, isQuiet: $0.isQuiet) },
      fair: { !inputs.contains($0) },
      event: { event($0) },
      .always(loads.implies(waits)), .leadsTo(loads, !loads),
      .everyPlaceCanReach(.shows("all laws hold")), .noDeadlock())
  }

  /// What a step is in a recording: an answer, with its text, or an input.
  private static func event(_ step: String) -> Event {
    let words = step.split(separator: " ")
    guard words.count > 1, let page = words.first.map(String.init) else { return .input(step) }
    let isAnswer = words.contains("comes") && page != "offline"
    let older = step.contains("(number 2)") ? 1 : 0
    return .answer(
      Answer(name: page, text: isAnswer ? "the \(page): all laws hold" : nil, older: older))
  }
}
