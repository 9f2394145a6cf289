import PairingLaws
import PairingLawsTesting
import Pairings
import TestSupport
import Testing

/// The loop beside its model, on programs that do anything anywhere.
@Suite("The loop does what its table says")
@MainActor
struct LoopModelTests {
  struct Refused: Error {}

  /// The same program, done to an explorer.
  final class Run<Eff: Launching & Failing> where Eff.Failure == Refused {
    typealias Move = Kind<StateOf<Int>, Void>
    typealias Going = Effects<Eff, StateOf<Int>, Deed.Input>

    /// What an effect needs of a host.
    struct Host {
      let step: (@escaping () -> Void) -> Kind<Eff, Void>
      let key: (Deed.Work.Policy) -> RequestKey<Eff>
      let performNext: () -> Void
      let advance: () -> Void
    }

    private var deeds: [Deed.Place: [Deed.Act]]
    private var explorer: Explorer<Eff, StateStore<Int>, Deed.Input, Int>?
    private var requests: [Request<Refused>] = []
    private var (sent, isAdvancing) = (0, false)
    private let host: Host
    private(set) var trace: [String] = []

    init(_ script: [Deed], on launcher: Eff.Launcher, _ host: Host) {
      deeds = Dictionary(grouping: script, by: \.place).mapValues { $0.map(\.act) }
      self.host = host
      let explorer = Explorer(
        .store(0, on: dispatcher) { [unowned self] count, _ in
          callBack(.view)
          return count
        }, on: launcher)
      self.explorer = explorer
      let tokens = [
        explorer.observe { [unowned self] snapshot in
          trace.append("shows \(snapshot.version): \(snapshot.view)")
          callBack(.observer)
        },
        explorer.observeReports { [unowned self] _ in trace.append("reports") },
      ]
      while deeds[.outside]?.isEmpty == false { callBack(.outside) }
      for token in tokens { token.cancel() }
      deeds = [:]
    }

    var result: [String] {
      trace + ["\(explorer?.version ?? -1): \(explorer?.component.position ?? -1)"]
    }

    /// What the inputs mean, of two parts.
    private var dispatcher: Dispatcher<Eff, StateOf<Int>, Deed.Input> {
      .steps { [unowned self] input in
        switch input {
        case .add(let n): adding(n).map { .none }
        case .load(let n):
          adding(n).map {
            self.effects(Deed.Work(waits: true, end: .input(.add(3 * n)), amount: n))
          }
        case .echo(let n):
          adding(n).map {
            self.effects(Deed.Work(waits: false, end: .input(.add(5 * n)), amount: n))
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

    private func effects(_ work: Deed.Work) -> Going {
      let (key, told) = (work.policy.map(host.key), Deed.Input.add(7 * work.amount))
      let wait = work.waits ? host.step {} : Eff.computed {}
      switch work.end {
      case .move:
        return .move(wait.map { self.adding(work.amount) }, under: key, cancelled: told)
      case .input(let input): return .run(wait, under: key, cancelled: told) { input }
      case .failure: return .move(.raise(Refused()), under: key, cancelled: told)
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

    private func callBack(_ place: Deed.Place) {
      guard let act = deeds[place]?.first, let explorer else { return }
      deeds[place]?.removeFirst()
      switch act {
      case .commit(let n): explorer.commit(adding(n))
      case .send(let input): know { explorer.send(input) }
      case .run(let work): know { explorer.run(effects(work)) }
      case .perform: host.performNext()
      case .advance:
        guard !isAdvancing else { return }
        isAdvancing = true
        host.advance()
        isAdvancing = false
      case .cancel: requests.last?.cancel()
      case .stop: explorer.cancel(key: 1)
      case .look: if !explorer.isMoving { _ = explorer.view }
      case .transact(let isKept):
        transaction(explorer) { [unowned self] () throws(Refused) in
          callBack(.transaction)
          if !isKept { throw Refused() }
        }
      }
    }

    private func know(_ begin: () -> Request<Refused>) {
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

  static func onStage(_ script: [Deed]) -> [String] {
    let stage = Stage<Refused>()
    return Run<RehearsalOf<Refused>>(
      script, on: stage,
      .init(
        step: { body in .step("step", body) },
        key: { policy in
          switch policy {
          case .latest: .latest(1)
          case .queued: .queued(1)
          case .once: .once(1)
          case .debounced: .debounced(1, by: .seconds(1))
          case .throttled: .throttled(1, by: .seconds(1))
          }
        }, performNext: { stage.performNext() }, advance: { stage.advance(by: .seconds(1)) })
    ).result
  }

  static func modelled(_ script: [Deed]) -> [String] {
    let model = LoopModel(script)
    return model.trace + ["\(model.version): \(model.count)"]
  }

  /// Deeds as data of the law engine, so that a counterexample is the smallest.
  static var scripts: Domain<[Deed]> {
    func number(below count: Int) -> Domain<Int> { Domain(described: .integer(in: 0...count - 1)) }
    let codes = number(below: Deed.Place.allCases.count).and(number(below: acts(1).count))
      .array(count: 0...10)
    return Domain { choices in
      codes.draw(&choices).enumerated().map { n, code in
        Deed(place: Deed.Place.allCases[code.0], act: acts(1 << (3 * n))[code.1])
      }
    } observe: { script, seen in
      seen.record(UInt64(script.count), "\(script.map { "\($0.place): \($0.act)" })")
    }
  }

  /// Whatever can be done with an amount.
  static func acts(_ n: Int) -> [Deed.Act] {
    func work(
      _ end: Deed.Work.End, waits: Bool = true, _ policy: Deed.Work.Policy? = nil
    ) -> Deed.Act {
      .run(Deed.Work(waits: waits, end: end, amount: n, policy: policy))
    }
    let policies = Deed.Work.Policy.allCases
    return [
      .commit(n), .send(.add(n)), work(.move), .perform, .cancel, .look, .transact(isKept: true),
      .transact(isKept: false), .send(.load(n)), .send(.echo(n)), .send(.stop), .stop, .advance,
      work(.failure, waits: false), work(.stream), work(.input(.echo(n))),
      work(.stream, waits: false), work(.move, waits: false),
    ] + policies.map { work(.move, $0) } + policies.map { work(.input(.echo(n)), waits: false, $0) }
      + [work(.stream, .queued), work(.stream, .latest)]
  }

  /// Without what has to wait.
  static func now(_ script: [Deed]) -> [Deed] {
    script.map { deed in
      var deed = deed
      switch deed.act {
      case .run(var work):
        work.waits = false
        if work.policy == .debounced || work.policy == .throttled { work.policy = .latest }
        deed.act = .run(work)
      case .send(.load(let n)): deed.act = .send(.echo(n))
      case .perform, .advance: deed.act = .look
      default: break
      }
      return deed
    }
  }

  static func run<Eff: Launching & Failing>(
    _ script: [Deed], _: Eff.Type, on launcher: Eff.Launcher
  ) -> [String] where Eff.Failure == Refused {
    Run<Eff>(
      script, on: launcher,
      .init(
        step: { body in Eff.computed(body) },
        key: { policy in
          switch policy {
          case .queued: .queued(1)
          case .once: .once(1)
          case .latest, .debounced, .throttled: .latest(1)
          }
        }, performNext: {}, advance: {})
    ).result
  }

  @Test("programs without waits, under the other effects")
  func effects() {
    expectLaw(
      Law("effects", "the same /* under */ IO, Async, ReaderT") { trial in
        let script = Self.now(trial.any("script", Self.scripts))
        let (model, io, async, reader) = MainActor.assumeIsolated {
          (
            Self.modelled(script), Self.run(script, IOOf<Refused>.self, on: ()),
            Self.run(script, AsyncOf<Refused>.self, on: Isolation()),
            Self.run(script, ReaderTOf<Int, IOOf<Refused>>.self, on: Provided(7))
          )
        }
        return trial.expect(
          model == io && model == async && model == reader,
          "model: \(model), IO: \(io), Async: \(async), ReaderT: \(reader)")
      }, runner: Runner(cases: 500))
  }

  @Test("programs of any length, at random")
  func random() {
    expectLaw(
      Law("model", "an explorer /* does what */ LoopModel /* says */") { trial in
        let script = trial.any("script", Self.scripts)
        let (model, real) = MainActor.assumeIsolated {
          (Self.modelled(script), Self.onStage(script))
        }
        return trial.expect(model == real, "model: \(model), explorer: \(real)")
      }, runner: Runner(cases: 2_000))
  }

  @Test("all programs of three deeds")
  func exhaustive() {
    let places = Deed.Place.allCases
    func deeds(_ n: Int) -> [Deed] {
      places.flatMap { place in Self.acts(n).map { Deed(place: place, act: $0) } }
    }
    let last = Deed(place: .outside, act: .commit(1 << 9))
    var count = 0
    for first in Self.acts(1) {
      for second in deeds(1 << 3) {
        for third in deeds(1 << 6) {
          count += 1
          guard count % many(1, inDebug: 31) == 0 else { continue }
          let script = [Deed(place: .outside, act: first), second, third, last]
          let (model, real) = (Self.modelled(script), Self.onStage(script))
          if model != real {
            Issue.record("\(script): model \(model), explorer \(real)")
            return
          }
        }
      }
    }
  }
}
