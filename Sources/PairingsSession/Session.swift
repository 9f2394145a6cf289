package import Pairings
package import PairingsTimeline

/// A running component whose host sees only texts.
package final class Session {
  private typealias Launch = (_ end: @escaping () -> Void) -> Void

  /// The callbacks of a session.
  private final class Listeners {
    var onEvent: (Event) -> Void = { _ in }
    var onView: (String) -> Void = { _ in }
    var onReport: (String) -> Void = { _ in }
    var onIdle: () -> Void = {}
    var onInput: () -> Void = {}
    var onActivity: () -> Void = {}
    var running = 0
  }

  /// The function that returns the present view.
  package let present: () -> ShownView

  /// The function that returns the view that an input would lead to, without the move, or nil if
  /// the input is refused. No effect runs.
  package let ahead: (_ input: String) -> ShownView?

  /// The function that returns the past of the session and the line that its redo follows.
  package let times: () -> Times

  /// The function that gives an event from outside to the effects, or nil if there are none that
  /// wait for one: an answer, or a step on a stage.
  package var outside: ((Event) throws(Refusal) -> Void)?

  #if !hasFeature(Embedded)  // Embedded Swift has no files.
  /// The function that returns the present branch of the past for the Redux DevTools: each input by
  /// its description, and the text of each view. It returns nil for a session without a past.
  package private(set) var devTools: () -> DevTools<String, String>? = { nil }
  #endif

  /// The function that returns the notes of a stage so far.
  package var notes: () -> [StageNote] = { [] }

  /// The greatest number of entries of the past. The oldest ones beyond it are dropped.
  package static var pastLimit: Int { 10_000 }

  private let move: (Travel) throws(Refusal) -> Void
  private let respond: (String) throws(Refusal) -> Launch
  private let listeners: Listeners
  private let tokens: [ObservationToken]

  /// Creates a session of functions, which hide the types of the explorer.
  private init(
    present: @escaping () -> ShownView, ahead: @escaping (String) -> ShownView?,
    times: @escaping () -> Times, move: @escaping (Travel) throws(Refusal) -> Void,
    respond: @escaping (String) throws(Refusal) -> Launch, _ listeners: Listeners,
    _ tokens: [ObservationToken]
  ) {
    (self.present, self.ahead) = (present, ahead)
    (self.times, self.move) = (times, move)
    (self.respond, self.listeners, self.tokens) = (respond, listeners, tokens)
  }

  /// Opens a session on an explorer.
  ///
  /// - Parameters:
  ///   - keepingPast: True if the session can go back. Otherwise it records nothing.
  ///   - shown: Returns a view as hosts show it.
  ///   - read: Reads a text as an input at a view.
  ///   - change: Returns the change that an input makes: a move, or a change of the space from
  ///     outside, which is not a move.
  package convenience init<Eff: Launching, Pair: Pairing, Input, View>(
    _ explorer: Explorer<Eff, Pair, Input, View>, keepingPast: Bool = false,
    showing shown: @escaping (View) -> ShownView,
    reading read: @escaping (String, View) throws(Refusal) -> Input,
    change: @escaping (Input) -> Change<Eff, Pair, Input, View> = { .input($0) }
  ) {
    let timeline = keepingPast ? Timeline(explorer, limit: Self.pastLimit) : nil
    let listeners = Listeners()
    self.init(
      present: { shown(explorer.view) },
      ahead: { text in
        guard let input = try? read(text, explorer.view) else { return nil }
        return shown(explorer.component.applying(change(input)).view(Send { _ in }))
      },
      times: { timeline.map { Times($0) { shown($0).words } } ?? .none },
      move: { travel throws(Refusal) in
        guard let timeline else { throw Refusal(message: "keeps no past") }
        try Self.go(travel, in: timeline)
      },
      respond: { text throws(Refusal) in
        let input = try read(text, explorer.view)
        return { end in
          guard case .transform(let transform) = change(input) else {
            explorer.send(input).whenEnded { _ in end() }
            return
          }
          explorer.transform(transform)
          end()
        }
      },
      listeners,
      [
        explorer.observe { listeners.onView(shown($0.view).text) },
        explorer.observeReports { listeners.onReport(Self.text(of: $0)) },
      ])
    #if !hasFeature(Embedded)
    devTools = { timeline.map { Self.devTools(of: $0) { shown($0).text } } }
    #endif
  }

  private static func go<Eff: Launching, Pair: Pairing, Input, View>(
    _ travel: Travel, in timeline: Timeline<Eff, Pair, Input, View>
  ) throws(Refusal) {
    let isThere =
      switch travel {
      case .undo: timeline.undo()
      case .redo: timeline.redo()
      case .jump(let number): timeline.jump(to: number == 0 ? timeline.beginning : number)
      case .skip(let number):
        switch timeline.skip(number) {
        case .done, .waiting: true
        case .forgotten:
          throw Refusal(
            message:
              "has dropped the entries before \(timeline.beginning), and cannot skip \(number)")
        case .beginning, .unknown, .stopped: false
        }
      }
    guard isThere else { throw Refusal(message: "has no such time: '\(travel.description)'") }
  }

  #if !hasFeature(Embedded)
  private static func devTools<Eff: Launching, Pair: Pairing, Input, View>(
    of timeline: Timeline<Eff, Pair, Input, View>, showing shown: (View) -> String
  ) -> DevTools<String, String> {
    DevTools(
      timeline,
      action: { change in
        guard case .input(let input) = change else {
          return DevTools.Performed(type: "a move", payload: nil)
        }
        return DevTools.Performed(type: "\(input)", payload: "\(input)")
      },
      state: { shown($0.view(Send { _ in })) })
  }
  #endif

  private static func text(of report: ExplorerReport) -> String {
    #if hasFeature(Embedded)  // There, a report has no text.
    "reports a failure"
    #else
    "reports \(report)"
    #endif
  }
}

// MARK: - Texts

extension Session {
  /// Returns the text of the present view.
  package func view() -> String { present().text }

  /// Returns the text of the view that an input would lead to, without the move, or nil if the
  /// input is refused.
  package func future(_ input: String) -> String? { ahead(input)?.text }
}

// MARK: - Input

extension Session {
  /// Sends a typed text, whose effects may go on.
  package func send(_ text: String) throws(Refusal) {
    listeners.onInput()
    let launch = try respond(text)
    listeners.onEvent(.input(text))
    listeners.running += 1
    launch { [listeners] in
      listeners.running -= 1
      if listeners.running == 0 { listeners.onIdle() }
    }
    listeners.onActivity()
  }

  /// Repeats an event.
  package func take(_ event: Event) throws(Refusal) {
    switch event {
    case .input(let text): try send(text)
    case .travel(let travel): try self.travel(travel)
    case .answer, .stage:
      guard let outside else { throw event.unasked }
      try outside(event)
      listeners.onEvent(event)
      listeners.onActivity()
    }
  }

  /// Travels to another time.
  package func travel(_ travel: Travel) throws(Refusal) {
    try move(travel)
    listeners.onEvent(.travel(travel))
  }

  /// True if no effect of an input goes on.
  package var isIdle: Bool { listeners.running == 0 }
}

// MARK: - Callbacks

extension Session {
  /// The callback for each input, answer and travel.
  package var onEvent: (Event) -> Void {
    get { listeners.onEvent }
    set { listeners.onEvent = newValue }
  }

  /// The callback for each committed view.
  package var onView: (String) -> Void {
    get { listeners.onView }
    set { listeners.onView = newValue }
  }

  /// The callback for each report of an error.
  package var onReport: (String) -> Void {
    get { listeners.onReport }
    set { listeners.onReport = newValue }
  }

  /// The callback before each input.
  package var onInput: () -> Void {
    get { listeners.onInput }
    set { listeners.onInput = newValue }
  }

  /// The callback after each input, and after each event from outside.
  package var onActivity: () -> Void {
    get { listeners.onActivity }
    set { listeners.onActivity = newValue }
  }

  /// The callback that is called when the last effect has ended.
  package var onIdle: () -> Void {
    get { listeners.onIdle }
    set { listeners.onIdle = newValue }
  }
}
