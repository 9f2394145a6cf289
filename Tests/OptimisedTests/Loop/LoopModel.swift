/// A model of the loop of an explorer, without regard to cost: the table of the article as a
/// program.
///
/// Each call of a callback runs the next act of that place, if there is one.
final class LoopModel {
  typealias Work = PlacedAct.Work

  enum Phase {
    case resting, settling, showing, moving
  }

  /// A task that waits for its turn.
  enum Waiting {
    case commit(Int)

    /// The result of an effect.
    case come(Int)

    /// The input that a cancellation sends.
    case told(Int)

    /// A value that a stream has sent.
    case heard(Int, Int)

    /// A request to start.
    case start(Int, Start)

    /// A request whose turn has come, with the work to start.
    case turn(Int, Start)

    /// The end of a turn in the queue.
    case endTurn(Int)

    /// The end of an interval.
    case endInterval(Slot)
    case finish(Int, String)
  }

  var acts: [PlacedAct.Place: [PlacedAct.Act]]
  var phase = Phase.resting
  var waiting: [Waiting] = []
  var requests: [Request] = []

  /// The requests that were returned, and so can be cancelled.
  var known: [Int] = []
  var sent = 0

  /// The requests whose effects wait for a step.
  var steps: [Int] = []
  var sleepers: [(due: Int, sleeper: Sleeper)] = []
  var (now, isAdvancing) = (0, false)

  /// True while a view is being made, also in the ends of requests that it cancels.
  private(set) var isRendering = false

  /// True while the result of an effect is being taken.
  var isTaking = false

  /// The requests under the key.
  var slot: Slot?

  private var shown = 0
  private var made = -1

  private(set) var count = 0
  private(set) var version = 0
  var trace: [String] = []

  /// The places with acts that were not called any more.
  var unreached: [PlacedAct.Place] { acts.filter { !$0.value.isEmpty }.map(\.key) }

  /// Runs all acts.
  init(_ script: [PlacedAct]) {
    acts = Dictionary(grouping: script, by: \.place).mapValues { $0.map(\.act) }
    while acts[.outside]?.isEmpty == false { callBack(.outside) }
  }

  func callBack(_ place: PlacedAct.Place) {
    guard let act = acts[place]?.first else { return }
    acts[place]?.removeFirst()
    switch act {
    case .commit(let n): commit(n)
    case .send(let input): know { send(input) }
    case .run(let work): know { begin(work) }
    case .perform: perform(steps.first)
    case .performLast: perform(steps.last)
    case .advance: advance()
    case .cancel: if let last = known.last { cancel(last) }
    case .cancelFirst: if let first = known.first { cancel(first) }
    case .stop: stop()
    case .look: if phase != .moving && !isRendering { look() }
    }
  }

  var isAtRest: Bool { phase == .resting || phase == .settling }

  // MARK: Commits

  func commit(_ n: Int) {
    guard isAtRest else { return waiting.append(.commit(n)) }
    make(n)
    settle()
  }

  /// Makes a move and shows it.
  func make(_ n: Int) {
    let before = phase
    phase = .moving
    callBack(.move)
    count += n
    version += 1
    phase = before
    refresh()
  }

  func refresh() {
    guard shown != version else { return }
    shown = version
    render()
    showing {
      trace.append("shows \(version): \(count)")
      callBack(.observer)
      trace.append("shown \(version)")
    }
  }

  private func render() {
    guard made != version else { return }
    let version = version
    isRendering = true
    showing { callBack(.view) }
    isRendering = false
    made = version
  }

  func showing(_ body: () -> Void) {
    let before = phase
    phase = .showing
    body()
    phase = before
  }

  private func look() {
    defer { trace.append("sees \(count)") }
    guard phase == .resting else { return render() }
    phase = .settling
    repeat {
      render()
      run()
    } while made != version
    phase = .resting
  }

  // MARK: Settling

  /// Runs the waiting tasks, unless another task is running.
  func settle() {
    guard phase == .resting else { return }
    phase = .settling
    run()
    phase = .resting
  }

  private func run() {
    let before = isTaking
    isTaking = false
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .commit(let n): commit(n)
      case .come(let id): take(id)
      case .told(let n): taking { take(.add(n)) }
      case .heard(let id, let n): taking { if !requests[id].isCancelled { take(.add(n)) } }
      case .start(let id, let start), .turn(let id, let start): execute(id, start)
      case .endTurn(let id): tell(id, "success")
      case .endInterval(let slot): endInterval(of: slot)
      case .finish(let id, let how): finish(id, how)
      }
    }
    isTaking = before
  }
}
