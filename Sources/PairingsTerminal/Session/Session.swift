import Pairings
import PairingsTimeline

/// A running component whose host sees only texts.
final class Session {
  private typealias Launch = (_ end: @escaping () -> Void) -> Void

  /// The function that returns the text of the present view.
  let view: () -> String

  /// The function that returns the text of the view that an input would lead to, without the move,
  /// or nil if the input is refused. No effect runs.
  let future: (_ input: String) -> String?

  /// The function that gives a step on a stage to the effects, or nil if there is no stage.
  var outside: ((StageStep) throws(Refusal) -> Void)?

  /// The function that returns the notes of a stage so far.
  var notes: () -> [StageNote] = { [] }

  /// The callback for each event.
  var onEvent: (Event) -> Void = { _ in }

  /// The callback for each committed view.
  var onView: (String) -> Void = { _ in }

  /// The callback for each report of an error.
  var onReport: (String) -> Void = { _ in }

  /// The callback before each input.
  var onInput: () -> Void = {}

  /// The callback after each input, and after each step of a stage.
  var onActivity: () -> Void = {}

  /// The callback at the end of the last effect.
  var onIdle: () -> Void = {}

  /// The greatest number of entries of the past. The oldest ones beyond it are dropped.
  static var pastLimit: Int { 10_000 }

  private let move: (Travel) throws(Refusal) -> Void
  private let respond: (String) throws(Refusal) -> Launch
  private var running = 0
  private var tokens: [ObservationToken] = []

  /// Opens a session on an explorer.
  ///
  /// - Parameters:
  ///   - keepingPast: True if the session can go back. Otherwise it records nothing.
  ///   - shown: Returns the text of a view.
  ///   - read: Reads a text as an input.
  init<Eff: Launching, Pair: Pairing, Input, View>(
    _ explorer: Explorer<Eff, Pair, Input, View>, keepingPast: Bool,
    showing shown: @escaping (View) -> String,
    reading read: @escaping (String) throws(Refusal) -> Input
  ) {
    let timeline = keepingPast ? Timeline(explorer, limit: Self.pastLimit) : nil
    view = { shown(explorer.view) }
    future = { text in
      guard let input = try? read(text) else { return nil }
      return shown(explorer.component.applying(.input(input)).view(Send { _ in }))
    }
    move = { travel throws(Refusal) in
      guard let timeline else { throw Refusal(message: "keeps no past") }
      try Self.go(travel, in: timeline)
    }
    respond = { text throws(Refusal) in
      let input = try read(text)
      return { end in explorer.send(input).whenEnded { _ in end() } }
    }
    tokens = [
      explorer.observe { [weak self] in self?.onView(shown($0.view)) },
      explorer.observeReports { [weak self] in self?.onReport("reports \($0)") },
    ]
  }

  private static func go<Eff: Launching, Pair: Pairing, Input, View>(
    _ travel: Travel, in timeline: Timeline<Eff, Pair, Input, View>
  ) throws(Refusal) {
    let answer =
      switch travel {
      case .undo: timeline.undo()
      case .redo: timeline.redo()
      case .jump(let number): timeline.jump(to: number == 0 ? timeline.beginning : number)
      case .skip(let number): timeline.skip(number)
      }
    guard answer != .forgotten else {
      throw Refusal(message: "has dropped the entries before \(timeline.beginning)")
    }
    guard answer.isAccepted else {
      throw Refusal(message: "has no such time: '\(travel.description)'")
    }
  }
}

// MARK: - Input

extension Session {
  /// Sends a typed text, whose effects may go on.
  func send(_ text: String) throws(Refusal) {
    onInput()
    let launch = try respond(text)
    onEvent(.input(text))
    running += 1
    launch { [self] in
      running -= 1
      if running == 0 { onIdle() }
    }
    onActivity()
  }

  /// Repeats an event.
  func take(_ event: Event) throws(Refusal) {
    switch event {
    case .input(let text): try send(text)
    case .travel(let travel): try self.travel(travel)
    case .stage(let step):
      guard let outside else { throw Refusal(message: "waits for nothing") }
      try outside(step)
      onEvent(event)
      onActivity()
    }
  }

  /// Travels to another time.
  func travel(_ travel: Travel) throws(Refusal) {
    try move(travel)
    onEvent(.travel(travel))
  }

  /// True if no effect of an input goes on.
  var isIdle: Bool { running == 0 }
}

// MARK: - Lines

extension Session {
  /// Handles a line: a command of time travel or of a stage, or an input of the component.
  func take(_ line: String) throws(Refusal) { try take(command(line) ?? .input(line)) }

  /// Returns the command that a line is, or nil for an input.
  func command(_ line: String) -> Event? {
    if let travel = Travel(line) { return .travel(travel) }
    return outside == nil ? nil : StageStep(line).map { .stage($0) }
  }

  /// Waits until all effects have completed.
  func finished() async {
    guard !isIdle else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      onIdle = { [weak self] in
        self?.onIdle = {}
        continuation.resume()
      }
    }
  }
}
