package import Pairings
import PairingsTimeline

/// A running component whose host sees only texts.
package final class Session {
  private typealias Launch = (_ end: @escaping () -> Void) -> Void

  /// The callbacks of a session.
  private final class Listeners {
    var onEvent: (Event) -> Void = { _ in }
    var onView: (String) -> Void = { _ in }
    var onReport: (String) -> Void = { _ in }
    var onIdle: () -> Void = {}
    var running = 0
  }

  /// The function that returns the present view.
  package let view: () -> String

  /// The function that returns the widget of the present view, or nil for a view without one.
  package let widget: () -> Widget?

  /// The function that returns the view that an input would lead to, without the move, or nil if
  /// the input is refused. No effect runs.
  package let future: (_ input: String) -> String?

  /// The function that returns the past of the session and the line that its redo follows.
  package let times: () -> Times

  private let move: (Travel) throws(Refusal) -> Void
  private let respond: (String) throws(Refusal) -> Launch
  private let listeners: Listeners
  private let tokens: [ObservationToken]

  /// Creates a session of functions, which hide the types of the explorer.
  private init(
    view: @escaping () -> String, widget: @escaping () -> Widget?,
    future: @escaping (String) -> String?,
    times: @escaping () -> Times, move: @escaping (Travel) throws(Refusal) -> Void,
    respond: @escaping (String) throws(Refusal) -> Launch, _ listeners: Listeners,
    _ tokens: [ObservationToken]
  ) {
    (self.view, self.widget, self.future) = (view, widget, future)
    (self.times, self.move) = (times, move)
    (self.respond, self.listeners, self.tokens) = (respond, listeners, tokens)
  }

  /// Opens a session on an explorer and shows a part of its views.
  ///
  /// - Parameters:
  ///   - keepingPast: True if the session can go back. Otherwise it records nothing.
  ///   - change: Returns the change that an input makes: a move, or a change of the space from
  ///     outside, which is not a move.
  package convenience init<Eff: Launching, Pair: Pairing, Input, View>(
    _ explorer: Explorer<Eff, Pair, Input, View>, keepingPast: Bool = false,
    showing display: @escaping (View) -> Display<Input>,
    change: @escaping (Input) -> Change<Eff, Pair, Input, View> = { .input($0) }
  ) {
    let timeline = keepingPast ? Timeline(explorer, limit: 10_000) : nil
    let listeners = Listeners()
    self.init(
      view: { display(explorer.view).text },
      widget: { display(explorer.view).widget() },
      future: { text in
        guard let input = try? display(explorer.view).respond(text) else { return nil }
        return display(explorer.component.applying(change(input)).view(Send { _ in })).text
      },
      times: { timeline.map { Times($0) { display($0).text } } ?? .none },
      move: { travel throws(Refusal) in
        guard let timeline else { throw Refusal(message: "keeps no past") }
        try Self.go(travel, in: timeline)
      },
      respond: { text throws(Refusal) in
        let input = try display(explorer.view).respond(text)
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
        explorer.observe { listeners.onView(display($0.view).text) },
        explorer.observeReports { listeners.onReport(Self.text(of: $0)) },
      ])
  }

  /// Opens a session on an explorer whose views are displays.
  package convenience init<Eff: Launching, Pair: Pairing, Input>(
    _ explorer: Explorer<Eff, Pair, Input, Display<Input>>, keepingPast: Bool = false,
    change: @escaping (Input) -> Change<Eff, Pair, Input, Display<Input>> = { .input($0) }
  ) {
    self.init(explorer, keepingPast: keepingPast, showing: { $0 }, change: change)
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

  private static func text(of report: ExplorerReport) -> String {
    #if hasFeature(Embedded)  // There, a report has no text.
    "reports a failure"
    #else
    "reports \(report)"
    #endif
  }
}

// MARK: - Input

extension Session {
  /// Sends a typed text, whose effects may go on.
  package func send(_ text: String) throws(Refusal) {
    let launch = try respond(text)
    listeners.onEvent(.input(text))
    listeners.running += 1
    launch { [listeners] in
      listeners.running -= 1
      if listeners.running == 0 { listeners.onIdle() }
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

  /// The callback that is called when the last effect has ended.
  package var onIdle: () -> Void {
    get { listeners.onIdle }
    set { listeners.onIdle = newValue }
  }
}
