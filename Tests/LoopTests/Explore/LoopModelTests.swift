import PairingLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

/// The loop and its model, compared on random programs.
@Suite("The loop agrees with the model of its table")
struct LoopModelTests {
  typealias Refused = LoopRefused

  static func onStage(_ script: [Deed]) -> [String] {
    let stage = Stage<Refused>()
    return LoopRun<RehearsalOf<Refused>>(
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

  /// The domain of deeds, by which a counterexample shrinks.
  static var scripts: Domain<[Deed]> {
    func number(below count: Int) -> Domain<Int> { Domain(described: .integer(in: 0...count - 1)) }
    let codes = number(below: Deed.Place.allCases.count).zip(number(below: acts(1).count))
      .array(count: 0...10)
    return Domain { choices in
      codes.draw(&choices).enumerated().map { n, code in
        Deed(place: Deed.Place.allCases[code.0], act: acts(1 << (3 * n))[code.1])
      }
    } observe: { script, seen in
      seen.record(UInt64(script.count), "\(script.map { "\($0.place): \($0.act)" })")
    }
  }

  /// Returns all acts with an amount.
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

  /// Returns a script without waits.
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
    LoopRun<Eff>(
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
  @MainActor
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
        let (model, real) = (Self.modelled(script), Self.onStage(script))
        return trial.expect(model == real, "model: \(model), explorer: \(real)")
      }, runner: Runner(cases: 2_000))
  }

  /// Programs that an explorer and its model once ran differently.
  static var found: [[Deed]] {
    func deed(_ place: Deed.Place, _ act: Deed.Act) -> Deed { Deed(place: place, act: act) }
    func latest(_ n: Int) -> Deed {
      deed(.outside, .run(Deed.Work(waits: true, end: .move, amount: n, policy: .latest)))
    }
    return [
      [
        deed(.outside, .transact(isKept: true)), deed(.move, .transact(isKept: true)),
        deed(.transaction, .send(.add(64))), deed(.transaction, .cancel),
      ],
      [latest(1), latest(8), deed(.move, .stop), deed(.ended, .commit(512))],
    ]
  }

  @Test("programs that failed once")
  func again() {
    for script in Self.found { #expect(Self.modelled(script) == Self.onStage(script)) }
  }

  @Test("all programs of three operations, by the first", arguments: acts(1).indices)
  func exhaustive(first: Int) {
    let places = Deed.Place.allCases
    func deeds(_ n: Int) -> [Deed] {
      places.flatMap { place in Self.acts(n).map { Deed(place: place, act: $0) } }
    }
    let start = Deed(place: .outside, act: Self.acts(1)[first])
    let (seconds, thirds) = (deeds(1 << 3), deeds(1 << 6))
    let last = Deed(place: .outside, act: .commit(1 << 9))
    var count = first * seconds.count * thirds.count
    for second in seconds {
      for third in thirds {
        count += 1
        guard count % many(1, inDebug: 31) == 0 else { continue }
        let script = [start, second, third, last]
        let (model, real) = (Self.modelled(script), Self.onStage(script))
        if model != real {
          Issue.record("\(script): model \(model), explorer \(real)")
          return
        }
      }
    }
  }
}
