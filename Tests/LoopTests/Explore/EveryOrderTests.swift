import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// Commits, requests, performances and cancellations in any order, beside a list of numbers.
@Suite("The explorer in every order")
struct EveryOrderTests {
  private struct Model {
    var count = 0
    var commits = 0

    /// The waiting steps, each with its request and the amount that it adds.
    var waiting: [(request: Int, amount: Int)] = []
    var endings: [String] = []
  }

  private final class System {
    let stage = Stage<Never>()
    let explorer: Explorer<RehearsalOf<Never>, StateStore<Int>, Never, Int>
    var requests: [Request<Never>] = []
    var seen: [Int] = []
    var token: ObservationToken?

    init() {
      explorer = Explorer(number(RehearsalOf<Never>.self), on: stage)
      token = explorer.observe { [unowned self] in seen.append($0.view) }
    }

    var endings: [String] {
      requests.map { request in
        switch request.outcome {
        case .success: "success"
        case .cancelled: "cancelled"
        case .none: "goes on"
        }
      }
    }
  }

  private static var amounts: Domain<Int> { Domain(described: .integer(in: 1...9)) }
  private static var places: Domain<Int> { Domain(described: .integer(in: 0...4)) }

  private var machine: StateMachine<Model, System> {
    StateMachine("Explorer", model: Model(), system: System.init)
      .command("commit", Self.amounts) { model, amount in
        model.count += amount
        model.commits += 1
      } system: { system, amount in
        system.explorer.commit(.modify { $0 += amount })
      }
      .command("send", Self.amounts) { model, amount in
        model.waiting.append((model.endings.count, amount))
        model.endings.append("goes on")
      } system: { system, amount in
        let effect = Rehearsal<Never, Kind<StateOf<Int>, Void>>.step("add") {
          .modify { $0 += amount }
        }
        system.requests.append(system.explorer.run(.move(effect)))
      }
      .command(
        "perform", Self.places, when: { model, place in place < model.waiting.count }
      ) { model, place in
        let (request, amount) = model.waiting.remove(at: place)
        model.count += amount
        model.commits += 1
        model.endings[request] = "success"
      } system: { system, place in
        try? system.stage.perform(system.stage.cues[place])
      }
      .command(
        "cancel", Self.places, when: { model, place in place < model.endings.count }
      ) { model, place in
        guard model.endings[place] == "goes on" else { return }
        model.waiting.removeAll { $0.request == place }
        model.endings[place] = "cancelled"
      } system: { system, place in
        system.requests[place].cancel()
      }
      .looking(at: "view", Int.domain, model: \.count, system: \.explorer.view)
      .looking(at: "version", Int.domain, model: \.commits, system: \.explorer.version)
      .looking(at: "seen last", Int.domain, model: \.count, system: { $0.seen.last ?? 0 })
      .looking(at: "waiting", Int.domain, model: \.waiting.count, system: \.stage.cues.count)
      .looking(
        at: "endings", Domain(described: Generator<String>.string()),
        model: { $0.endings.joined(separator: ", ") },
        system: { $0.endings.joined(separator: ", ") }
      )
      .finally { $0.token?.cancel() }
  }

  @Test("in every order of ends, no commit is lost and each request ends once")
  func everyOrder() { expectLaws(.stateful(machine)) }
}
