import Pairings

struct LoopRefused: Error {}

/// A run of a program of acts on an explorer.
final class LoopRun<Eff: Launching & Failing> where Eff.Failure == LoopRefused {
  typealias Move = Kind<StateOf<Int>, Void>
  typealias FollowUp = Effects<Eff, StateOf<Int>, PlacedAct.Input>

  /// The functions of a host that an effect needs.
  struct Host {
    let step: (@escaping () -> Void) -> Kind<Eff, Void>
    let key: (PlacedAct.Work.Policy) -> RequestKey<Eff>
    let perform: (_ isLast: Bool) -> Void
    let advance: () -> Void
  }

  private var acts: [PlacedAct.Place: [PlacedAct.Act]]
  private var explorer: Explorer<Eff, StateStore<Int>, PlacedAct.Input, Int>?
  private var requests: [Request<LoopRefused>] = []
  private var (sent, isAdvancing, isRendering) = (0, false, false)
  private let host: Host
  private(set) var trace: [String] = []

  /// The places with acts that were not called any more.
  private(set) var unreached: [PlacedAct.Place] = []

  init(_ script: [PlacedAct], on launcher: Eff.Launcher, _ host: Host) {
    acts = Dictionary(grouping: script, by: \.place).mapValues { $0.map(\.act) }
    self.host = host
    let explorer = Explorer(
      .store(0, on: dispatcher) { [unowned self] count, _ in
        isRendering = true
        callBack(.view)
        isRendering = false
        return count
      }, on: launcher)
    self.explorer = explorer
    let tokens = [
      explorer.observe { [unowned self] snapshot in
        trace.append("shows \(snapshot.version): \(snapshot.view)")
        callBack(.observer)
      },
      explorer.observe { [unowned self] in trace.append("shown \($0.version)") },
      explorer.observeReports { [unowned self] _ in
        trace.append("reports")
        callBack(.report)
      },
    ]
    while acts[.outside]?.isEmpty == false { callBack(.outside) }
    for token in tokens { token.cancel() }
    unreached = acts.filter { !$0.value.isEmpty }.map(\.key)
    acts = [:]
  }

  var result: [String] {
    trace + ["\(explorer?.version ?? -1): \(explorer?.component.position ?? -1)"]
  }

  /// The dispatcher of the inputs, combined from two parts.
  private var dispatcher: Dispatcher<Eff, StateOf<Int>, PlacedAct.Input> {
    .steps { [unowned self] input in
      switch input {
      case .add(let n): adding(n).map { .none }
      case .load(let n):
        adding(n).map {
          self.effects(PlacedAct.Work(waits: true, end: .input(.add(3 * n)), amount: n))
        }
      case .echo(let n):
        adding(n).map {
          self.effects(PlacedAct.Work(waits: false, end: .input(.add(5 * n)), amount: n))
        }
      case .stop: nil
      }
    }.combined(with: .effects { $0 == .stop ? .cancel(1) : nil })
  }

  private func adding(_ n: Int) -> Move {
    State { [unowned self] count in
      callBack(.move)
      count += n
    }
  }

  private func effects(_ work: PlacedAct.Work) -> FollowUp {
    let (key, told) = (work.policy.map(host.key), PlacedAct.Input.add(7 * work.amount))
    let wait = work.waits ? host.step {} : Eff.computed {}
    switch work.end {
    case .move:
      return .move(wait.map { self.adding(work.amount) }, under: key, cancelled: told)
    case .input(let input): return .run(wait, under: key, cancelled: told) { input }
    case .failure: return .move(.raise(LoopRefused()), under: key, cancelled: told)
    case .stream:
      let step = host.step
      return .stream(under: key, cancelled: told) { send in
        work.waits
          ? step { send(.add(work.amount)) }.flatMap { step { send(.add(2 * work.amount)) } }
          : Eff.computed {
            send(.add(work.amount))
            send(.add(2 * work.amount))
          }
      }
    }
  }

  private func callBack(_ place: PlacedAct.Place) {
    guard let act = acts[place]?.first, let explorer else { return }
    acts[place]?.removeFirst()
    switch act {
    case .commit(let n): explorer.commit(adding(n))
    case .send(let input): know { explorer.send(input) }
    case .run(let work): know { explorer.run(effects(work)) }
    case .perform: host.perform(false)
    case .performLast: host.perform(true)
    case .advance:
      guard !isAdvancing else { return }
      isAdvancing = true
      host.advance()
      isAdvancing = false
    case .cancel: requests.last?.cancel()
    case .cancelFirst: requests.first?.cancel()
    case .stop: explorer.cancel(key: 1)
    case .look:
      guard !explorer.isMoving && !isRendering else { return }
      let view = explorer.view
      trace.append("sees \(view)")
    }
  }

  private func know(_ begin: () -> Request<LoopRefused>) {
    let id = sent
    sent += 1
    let request = begin()
    requests.append(request)
    request.whenEnded { [weak self] ending in
      guard let self else { return }
      switch ending {
      case .success: trace.append("ends \(id): success")
      case .failure: trace.append("ends \(id): failure")
      case .cancelled: trace.append("ends \(id): cancelled")
      }
      callBack(.ended)
    }
  }
}
