import Pairings
import PairingsTesting

/// A program of acts, which an explorer and the model run.
struct LoopProgram: CustomStringConvertible {
  private var acts: [PlacedAct]

  /// The numbers of the places and of the acts of an act.
  static let (places, acts) = (PlacedAct.Place.allCases.count, PlacedAct.acts(1).count)

  /// Creates a program from the numbers of its places and acts. The amount of each act is a power of
  /// eight of its own, so that a count determines the acts that have added to it.
  init(_ codes: [(place: Int, act: Int)]) {
    acts = codes.enumerated().map { n, code in
      PlacedAct(
        place: PlacedAct.Place.allCases[code.place], act: PlacedAct.acts(1 << (3 * n))[code.act])
    }
  }

  private init(_ acts: [PlacedAct]) { self.acts = acts }

  var count: Int { acts.count }

  var description: String { "\(acts.map { "\($0.place): \($0.act)" })" }

  /// The program without waits.
  var withoutWaits: LoopProgram {
    LoopProgram(
      acts.map { act in
        var act = act
        switch act.act {
        case .run(var work):
          work.waits = false
          if work.policy == .debounced || work.policy == .throttled { work.policy = .latest }
          act.act = .run(work)
        case .send(.load(let n)): act.act = .send(.echo(n))
        case .perform, .performLast, .advance: act.act = .look
        default: break
        }
        return act
      })
  }

  // MARK: - Runs

  /// The result of a run: its trace, and the places with acts that were not called any more.
  private struct Result {
    let trace: [String]
    let unreached: [PlacedAct.Place]
  }

  /// The trace of the model.
  var modelled: [String] { modelledResult.trace }

  /// The trace of an explorer on a stage.
  var onStage: [String] { stagedResult.trace }

  private var modelledResult: Result {
    let model = LoopModel(acts)
    return Result(
      trace: model.trace + ["\(model.version): \(model.count)"], unreached: model.unreached)
  }

  private var stagedResult: Result {
    let stage = Stage<LoopRefused>()
    let run = LoopRun<RehearsalOf<LoopRefused>>(
      acts, on: stage,
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
        },
        perform: { isLast in
          if let cue = isLast ? stage.cues.last : stage.cues.first { try? stage.perform(cue) }
        }, advance: { stage.advance(by: .seconds(1)) }))
    return Result(trace: run.result, unreached: run.unreached)
  }

  /// Returns the trace of an explorer under an effect.
  ///
  /// - Precondition: The program has no waits.
  func run<Eff: Launching & Failing>(
    under _: Eff.Type, on launcher: Eff.Launcher
  ) -> [String] where Eff.Failure == LoopRefused {
    LoopRun<Eff>(
      acts, on: launcher,
      .init(
        step: { body in Eff.computed(body) },
        key: { policy in
          switch policy {
          case .queued: .queued(1)
          case .once: .once(1)
          case .latest, .debounced, .throttled: .latest(1)
          }
        }, perform: { _ in }, advance: {})
    ).result
  }

  // MARK: - Programs

  /// A program that an explorer and its model once ran differently, and programs of which random ones
  /// seldom consist.
  static var found: [LoopProgram] {
    typealias Act = (_ amount: Int) -> PlacedAct.Act
    func program(_ acts: (PlacedAct.Place, Act)...) -> LoopProgram {
      LoopProgram(
        acts.enumerated().map { n, act in PlacedAct(place: act.0, act: act.1(1 << (3 * n))) })
    }
    func run(
      _ policy: PlacedAct.Work.Policy? = nil, waits: Bool = true, _ end: PlacedAct.Work.End = .move
    ) -> Act {
      { .run(PlacedAct.Work(waits: waits, end: end, amount: $0, policy: policy)) }
    }
    let (commit, look, perform): (Act, Act, Act) = (
      { .commit($0) }, { _ in .look }, { _ in .perform }
    )
    let (cancel, first, stop): (Act, Act, Act) = (
      { _ in .cancel }, { _ in .cancelFirst }, { _ in .stop }
    )
    let (add, advance): (Act, Act) = ({ .send(.add($0)) }, { _ in .advance })
    let now = run(.throttled, waits: false)
    let (at, after): (PlacedAct.Place, PlacedAct.Place) = (.outside, .ended)
    return [
      program((at, run(.latest)), (at, run(.latest)), (.move, stop), (after, commit)),
      program(
        (at, run(.latest)), (at, run(.latest)), (.move, stop), (.move, run(.debounced)),
        (after, { .send(.echo($0)) })),

      // Commits and reads from moves, views and observers.
      program((.move, commit), (.view, commit), (at, commit), (at, look)),
      program((.view, commit), (.view, commit), (.observer, look), (at, look)),
      program((.observer, commit), (.observer, commit), (.observer, add), (at, commit)),

      // Effects that end or begin, and requests that are cancelled, while a commit is shown.
      program(
        (at, run()), (at, run()), (at, run()), (.observer, perform), (.observer, perform),
        (.observer, perform), (after, commit), (at, commit)),
      program((at, run()), (.move, commit), (.observer, cancel), (after, commit), (at, commit)),
      program((at, run()), (.move, perform), (.observer, cancel), (at, commit)),
      program((at, run(nil, .stream)), (.move, perform), (.observer, cancel), (at, commit)),
      program((at, run()), (.move, cancel), (after, look), (at, commit)),
      program((.observer, run()), (.observer, perform), (.observer, cancel), (at, commit)),
      program((.observer, run(waits: false, .failure)), (after, look), (at, commit)),
      program(
        (.move, run(waits: false, .stream)), (.observer, look), (.observer, cancel), (at, commit)),

      // Requests that replace each other before they have started.
      program(
        (.move, run(.latest, waits: false)), (.view, run(.latest, waits: false)),
        (.observer, run(.latest, waits: false)), (at, commit)),

      // A request, of several in a queue, that is cancelled, and a queue behind other requests.
      program(
        (at, run(.queued)), (at, run(.queued)), (at, run(.queued)), (at, run(.queued)), (at, first),
        (at, perform), (at, cancel), (at, perform), (at, perform)),
      program((at, run(.latest)), (at, run(.queued)), (at, perform), (at, perform)),
      program(
        (at, run(.queued)), (at, run(.queued)), (at, stop), (at, run(.queued)), (at, perform)),

      // Pauses.
      program(
        (at, run(.debounced)), (at, run(.debounced)), (at, stop), (at, run(.debounced)),
        (at, run(.debounced)), (at, advance), (at, perform)),
      program(
        (at, commit), (at, { _ in .send(.stop) }),
        (.move, run(.debounced, waits: false, .input(.echo(1)))), (.view, run(.queued)),
        (after, run(.latest))),
      program((at, run(.once)), (at, run(.once)), (at, perform), (at, run(.once)), (at, cancel)),

      // Intervals: requests that begin none, wait their turn, follow their key's cancellation.
      program((.move, now), (.observer, cancel), (at, commit), (at, now), (at, now), (at, advance)),
      program(
        (.move, now), (.view, now), (.observer, now), (at, commit), (at, advance), (at, advance)),
      program((.move, now), (.view, now), (.observer, first), (at, commit), (at, advance)),
      program((at, run(.latest)), (.move, run(.throttled)), (.view, first), (at, commit)),
      program(
        (at, commit), (.move, run(.latest)), (.move, first), (.view, commit),
        (.observer, run(.throttled))),
      program(
        (at, now), (at, now), (at, stop), (at, now), (at, now), (at, cancel), (at, advance),
        (at, now)),
      program(
        (at, run(.throttled)), (at, run(.throttled)), (after, run(.throttled)), (at, stop),
        (at, perform), (at, advance), (at, perform)),
    ]
  }

  /// Returns a program of three operations that an explorer and its model run differently, or nil
  /// without one.
  ///
  /// Operations at two places are one program in either order, and so are programs that differ only in
  /// a third operation that neither the explorer nor the model reaches.
  ///
  /// - Parameters:
  ///   - first: The number of the first act, which is outside.
  ///   - stride: The distance of the programs that are run; 1 runs all of them.
  static func difference(first: Int, every stride: Int) -> LoopProgram? {
    func acts(at place: PlacedAct.Place, _ n: Int) -> [PlacedAct] {
      PlacedAct.acts(n).map { PlacedAct(place: place, act: $0) }
    }
    let start = PlacedAct(place: .outside, act: PlacedAct.acts(1)[first])
    let last = PlacedAct(place: .outside, act: .commit(1 << 9))
    var count = first
    for (index, place) in PlacedAct.Place.allCases.enumerated() {
      for second in acts(at: place, 1 << 3) {
        for later in PlacedAct.Place.allCases[index...] {
          for third in acts(at: later, 1 << 6) {
            count += 1
            guard count.isMultiple(of: stride) else { continue }
            let program = LoopProgram([start, second, third, last])
            let (model, real) = (program.modelledResult, program.stagedResult)
            if model.trace != real.trace { return program }
            if model.unreached.contains(later), real.unreached.contains(later) { break }
          }
        }
      }
    }
    return nil
  }
}
