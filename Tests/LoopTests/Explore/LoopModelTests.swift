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
  @MainActor
  final class Run<Eff: Launching & Failing> where Eff.Failure == Refused {
    typealias Move = Kind<StateOf<Int>, Void>

    private var deeds: [Deed.Place: [Deed.Act]]
    private var explorer: Explorer<Eff, StateStore<Int>, Int>?
    private var requests: [Request<Refused>] = []
    private var sent = 0
    private let launcher: Eff.Launcher
    private let step: (Int, @escaping () -> Move) -> Kind<Eff, Move>
    private let performNext: () -> Void
    private(set) var trace: [String] = []

    init(
      _ script: [Deed], on launcher: Eff.Launcher,
      step: @escaping (Int, @escaping () -> Move) -> Kind<Eff, Move>,
      performNext: @escaping () -> Void
    ) {
      deeds = Dictionary(grouping: script, by: \.place).mapValues { $0.map(\.act) }
      (self.launcher, self.step, self.performNext) = (launcher, step, performNext)
      let explorer = Explorer(
        Component<Eff, StateStore<Int>, Int>(
          StateStore(),
          Store(0) { [unowned self] count in
            UI { _ in
              MainActor.assumeIsolated { self.callBack(.view) }
              return count
            }
          }))
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

    private func adding(_ n: Int) -> Move {
      State { [unowned self] count in
        MainActor.assumeIsolated { callBack(.move) }
        count += n
      }
    }

    private func callBack(_ place: Deed.Place) {
      guard let act = deeds[place]?.first, let explorer else { return }
      deeds[place]?.removeFirst()
      switch act {
      case .commit(let n): explorer.commit(adding(n))
      case .send(let n): send(Eff.computed { [unowned self] in adding(n) })
      case .begin(let n): send(step(n) { [unowned self] in adding(n) })
      case .fail: send(.raise(Refused()))
      case .perform: performNext()
      case .cancel: requests.last?.cancel()
      case .look: if place != .move { _ = explorer.view }
      case .transact(let isKept):
        transaction(explorer) { [unowned self] () throws(Refused) in
          MainActor.assumeIsolated { callBack(.transaction) }
          if !isKept { throw Refused() }
        }
      }
    }

    private func send(_ effect: Kind<Eff, Move>) {
      guard let explorer else { return }
      let id = sent
      sent += 1
      let request = explorer.send(effect, on: launcher)
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
      script, on: stage, step: { n, move in .step("\(n)") { move() } },
      performNext: { stage.performNext() }
    ).result
  }

  static func modelled(_ script: [Deed]) -> [String] {
    let model = LoopModel(script)
    return model.trace + ["\(model.version): \(model.count)"]
  }

  /// Deeds as data of the law engine, so that a counterexample is the smallest.
  static var scripts: Domain<[Deed]> {
    let twelve = Three.domain.and(Four.domain)
    let codes = twelve.and(twelve).array(count: 0...10)
    return Domain { choices in
      codes.draw(&choices).enumerated().map { deed(number($1.0), number($1.1), $0) }
    } observe: { script, seen in
      seen.record(UInt64(script.count), "\(script.map { "\($0.place): \($0.act)" })")
    }
  }

  static func number(_ digits: (Three, Four)) -> Int {
    Int(digits.0.rawValue) * 4 + Int(digits.1.rawValue)
  }

  static func deed(_ place: Int, _ act: Int, _ n: Int) -> Deed {
    let places = Deed.Place.allCases
    let amount = 1 << (n % 30)
    let acts: [Deed.Act] = [
      .commit(amount), .send(amount), .begin(amount), .perform, .cancel, .look, .fail,
      .transact(isKept: true), .transact(isKept: false), .commit(amount), .begin(amount),
      .commit(amount),
    ]
    return Deed(place: places[place % places.count], act: acts[act])
  }

  /// Without what has to wait.
  static func now(_ script: [Deed]) -> [Deed] {
    script.map { deed in
      switch deed.act {
      case .begin(let n): Deed(place: deed.place, act: .send(n))
      case .perform: Deed(place: deed.place, act: .look)
      default: deed
      }
    }
  }

  static func run<Eff: Launching & Failing>(
    _ script: [Deed], _: Eff.Type, on launcher: Eff.Launcher
  ) -> [String] where Eff.Failure == Refused {
    Run<Eff>(script, on: launcher, step: { _, move in Eff.computed(move) }, performNext: {}).result
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
    let acts: [Deed.Act] = [
      .commit(1), .send(2), .begin(4), .perform, .cancel, .look, .fail,
      .transact(isKept: true), .transact(isKept: false),
    ]
    let deeds = Deed.Place.allCases.flatMap { place in acts.map { Deed(place: place, act: $0) } }
    for first in deeds where first.place == .outside {
      for second in deeds {
        for third in deeds {
          let script = [first, second, third, Deed(place: .outside, act: .commit(8))]
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
