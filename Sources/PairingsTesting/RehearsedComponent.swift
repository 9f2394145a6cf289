import Pairings
import PairingsDifferences

/// A component on a stage, with notes of every view, event of a step and report, in order, until an
/// assertion consumes them.
///
/// It is independent of the test framework: it passes each finding to `record`, with the number of
/// the action that caused it.
final class RehearsedComponent<Failure: Error, Pair: Pairing, Input, View, Shown: Equatable> {
  private enum Note {
    case view(Shown)

    /// An event in the stage's history, by its index, because its kind may still change.
    case step(Int)

    case report(ExplorerReport)
  }

  let stage = Stage<Failure>()
  let explorer: Explorer<RehearsalOf<Failure>, Pair, Input, View>

  /// The callback for each finding and the action that caused it.
  var record: (RehearsalFinding, _ action: Int) -> Void = { _, _ in }

  private var notes: [(note: Note, action: Int)] = []
  private var requests: [(request: Request<Failure>, action: Int)] = []
  private var origins: [Int: Int] = [:]
  private var action = -1
  private var heard = 0
  private var directed: Int?
  private var tokens: [ObservationToken] = []

  /// True if effects may go on at the end of the test.
  var isUnfinished = false

  init(
    _ component: Component<RehearsalOf<Failure>, Pair, Input, View>,
    showing: @escaping (View) -> Shown
  ) {
    explorer = Explorer(component, on: stage)
    tokens = [
      explorer.observe { [weak self] snapshot in self?.note(.view(showing(snapshot.view))) },
      explorer.observeReports { [weak self] report in self?.note(.report(report)) },
    ]
  }

  /// Appends the new events of the stage, then a note.
  private func note(_ note: Note) {
    listen()
    notes.append((note, action))
  }

  /// Appends the new events of the stage, except for the one that the test itself has caused.
  private func listen() {
    for index in heard..<stage.history.count where index != directed {
      notes.append((.step(index), action))
    }
    heard = stage.history.count
  }
}

// MARK: - Actions

extension RehearsedComponent {
  /// Begins an action, and records each earlier result without an assertion.
  private func act<Result, Thrown: Error>(
    _ body: () throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    listen()
    recordNotes(upTo: notes.count)
    action += 1
    directed = nil
    defer {
      listen()
      for id in stage.cues.map(\.id) + stage.sleeps.map(\.id) where origins[id] == nil {
        origins[id] = action
      }
    }
    return try body()
  }

  func send(_ input: Input) -> Request<Failure> {
    act {
      let request = explorer.send(input)
      requests.append((request, action))
      return request
    }
  }

  /// Applies an action to the stage, and asserts the event of its step.
  func apply(
    _ action: StageAction<Failure>, expecting kind: StageEvent.Kind?, at place: String?
  ) throws(RehearsalFinding) {
    try act { () throws(RehearsalFinding) in
      let index = stage.history.count
      directed = action.step.map { _ in index }
      do throws(MissingCue) {
        try stage.apply(action)
      } catch {
        throw missing(error.name)
      }
      guard let kind, let step = action.step, index < stage.history.count else { return }
      let expected = ExpectedStep(kind: kind, name: step.name, place: place)
      guard expected.matches(stage.history[index]) else {
        throw .otherStep(stage.history[index], expected: "\(expected)")
      }
    }
  }
}

// MARK: - Assertions

extension RehearsedComponent {
  /// Asserts the next view.
  func expect(_ shown: Shown) throws(RehearsalFinding) {
    let next = next { note -> Shown? in if case .view(let shown) = note { shown } else { nil } }
    guard let next else { throw .missingView("\(reflecting: shown)") }
    guard next == shown else {
      throw .otherView(differences: ValueDifferences(of: next, and: shown).lines)
    }
  }

  /// Asserts the next event of the stage that the test has not caused itself.
  func expect(_ expected: ExpectedStep) throws(RehearsalFinding) {
    let next = next { note -> Int? in if case .step(let index) = note { index } else { nil } }
    guard let next else { throw missing("\(expected)") }
    guard expected.matches(stage.history[next]) else {
      throw .otherStep(stage.history[next], expected: "\(expected)")
    }
  }

  /// Returns the finding that an expected step has no event.
  private func missing(_ expected: String) -> RehearsalFinding {
    let due = stage.sleeps.map(\.due).min()
    return .missingStep(
      expected, waiting: stage.waiting, untilAwake: due.map { $0 - stage.now })
  }

  /// Asserts the next report.
  func expectReport(
    _ expected: String, _ matches: (ExplorerReport) -> Bool
  ) throws(RehearsalFinding) {
    let next = next { note -> ExplorerReport? in
      if case .report(let report) = note { report } else { nil }
    }
    guard let next, matches(next) else {
      throw .otherReport(next.map { "\($0)" }, expected: expected)
    }
  }

  /// Consumes the first note of a kind, and records the notes before it as findings.
  private func next<Value>(_ select: (Note) -> Value?) -> Value? {
    listen()
    for (index, entry) in notes.enumerated() {
      guard let value = select(entry.note) else { continue }
      recordNotes(upTo: index)
      notes.removeFirst()
      return value
    }
    return nil
  }

  private func recordNotes(upTo end: Int) {
    for (note, action) in notes.prefix(end) {
      switch note {
      case .view(let shown): record(.unassertedView("\(reflecting: shown)"), action)
      case .step(let index): record(.unassertedStep(stage.history[index]), action)
      case .report(let report): record(.unassertedReport("\(report)"), action)
      }
    }
    notes.removeFirst(end)
  }

  /// Records each result without an assertion, and each step, sleep and request that goes on, unless
  /// these may; ends them.
  func finish() {
    listen()
    recordNotes(upTo: notes.count)
    if !isUnfinished {
      for cue in stage.cues { record(.waitingStep(cue.name), origins[cue.id] ?? action) }
      for sleep in stage.sleeps {
        record(.goingSleep(until: sleep.due), origins[sleep.id] ?? action)
      }
      for (request, action) in requests where request.outcome == nil {
        record(.goingRequest, action)
      }
    }
    tokens = []
    for (request, _) in requests { request.cancel() }
  }
}

/// An event of a step that a test expects.
struct ExpectedStep: CustomStringConvertible {
  let kind: StageEvent.Kind
  let name: String
  var place: String?

  /// Returns true if an event matches. The place is compared only if it is given.
  func matches(_ event: StageEvent) -> Bool {
    kind == event.kind && name == event.name && (place == nil || place == event.place)
  }

  var description: String {
    (kind == .performed ? "" : "\(kind.rawValue) ") + name + (place.map { " at \($0)" } ?? "")
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(reflecting value: some Any) {
    appendLiteral(String(reflecting: value))
  }
}
