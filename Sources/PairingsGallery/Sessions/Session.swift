package import Pairings
import PairingsTimeline

/// A running component, of which a host sees only texts.
package final class Session {
  private typealias Launch = (_ end: @escaping () -> Void) -> Void

  /// Who is told what becomes of it.
  private final class Listeners {
    var onEvent: (Event) -> Void = { _ in }
    var onView: (String) -> Void = { _ in }
    var onReport: (String) -> Void = { _ in }
    var onIdle: () -> Void = {}
    var running = 0
  }

  /// Returns the present view.
  package let view: () -> String

  /// Returns the view that an input would lead to, without going there; nothing where the input
  /// is refused. The effects must neither wait nor be seen by others.
  package let future: (_ input: String) -> String?

  /// Returns what there is of its past, and which way goes on from here.
  package let times: () -> Times

  private let move: (Travel) throws(Refusal) -> Void
  private let respond: (String) throws(Refusal) -> Launch
  private let listeners: Listeners
  private let tokens: [ObservationToken]

  /// A session of functions, which know the types of the explorer.
  private init(
    view: @escaping () -> String, future: @escaping (String) -> String?,
    times: @escaping () -> Times, move: @escaping (Travel) throws(Refusal) -> Void,
    respond: @escaping (String) throws(Refusal) -> Launch, _ listeners: Listeners,
    _ tokens: [ObservationToken]
  ) {
    (self.view, self.future, self.times, self.move) = (view, future, times, move)
    (self.respond, self.listeners, self.tokens) = (respond, listeners, tokens)
  }

  /// Opens a session on an explorer, of whose views it shows a part. An input goes to
  /// the view, unless `change` takes it: a change of the explorer from outside, which is no
  /// move.
  package convenience init<Eff: Launching, Pair: Pairing, View>(
    _ explorer: Explorer<Eff, Pair, View>, showing display: @escaping (View) -> Display<Eff>,
    on launcher: Eff.Launcher,
    change: @escaping (Explorer<Eff, Pair, View>, String) -> Bool = { _, _ in false }
  ) {
    let timeline = Timeline(explorer, limit: 10_000)
    let listeners = Listeners()
    self.init(
      view: { display(explorer.view).text },
      future: { input in
        let ahead = Explorer(explorer.component)
        if !change(ahead, input) {
          guard let interaction = try? display(ahead.view).respond(input) else { return nil }
          ahead.run(interaction, on: launcher)
        }
        return display(ahead.view).text
      },
      times: { Times(timeline) { display($0).text } },
      move: { travel throws(Refusal) in try Self.go(travel, in: timeline) },
      respond: { input throws(Refusal) in
        if change(explorer, input) { return { end in end() } }
        let interaction = try display(explorer.view).respond(input)
        return { end in explorer.run(interaction, on: launcher).whenEnded { _ in end() } }
      },
      listeners,
      [
        explorer.observe { listeners.onView(display($0.view).text) },
        explorer.observeReports { listeners.onReport(Self.text(of: $0)) },
      ])
  }

  /// Opens a session on an explorer whose views are shown as they are.
  package convenience init<Eff: Launching, Pair: Pairing>(
    _ explorer: Explorer<Eff, Pair, Display<Eff>>, on launcher: Eff.Launcher,
    change: @escaping (Explorer<Eff, Pair, Display<Eff>>, String) -> Bool = { _, _ in false }
  ) {
    self.init(explorer, showing: { $0 }, on: launcher, change: change)
  }

  private static func go<Eff: Monad, Pair: Pairing, View>(
    _ travel: Travel, in timeline: Timeline<Eff, Pair, View>
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
            message: "has forgotten what led to \(timeline.beginning), and cannot skip \(number)")
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

// MARK: - What is done to it

extension Session {
  /// Hands an input over; what it starts may go on.
  package func send(_ input: String) throws(Refusal) {
    let launch = try respond(input)
    listeners.onEvent(.input(input))
    listeners.running += 1
    launch { [listeners] in
      listeners.running -= 1
      if listeners.running == 0 { listeners.onIdle() }
    }
  }

  /// Goes to another time.
  package func travel(_ travel: Travel) throws(Refusal) {
    try move(travel)
    listeners.onEvent(.travel(travel))
  }

  /// Does what a line means: goes to another time, or hands it over.
  package func take(_ line: String) throws(Refusal) {
    if let travel = Travel(line) { try self.travel(travel) } else { try send(line) }
  }

  /// Whether nothing that was sent goes on.
  package var isIdle: Bool { listeners.running == 0 }
}

// MARK: - Who is told

extension Session {
  /// Is called with everything that is done to it.
  package var onEvent: (Event) -> Void {
    get { listeners.onEvent }
    set { listeners.onEvent = newValue }
  }

  /// Is called with every committed view.
  package var onView: (String) -> Void {
    get { listeners.onView }
    set { listeners.onView = newValue }
  }

  /// Is called with everything that goes wrong.
  package var onReport: (String) -> Void {
    get { listeners.onReport }
    set { listeners.onReport = newValue }
  }

  /// Is called when nothing goes on any more.
  package var onIdle: () -> Void {
    get { listeners.onIdle }
    set { listeners.onIdle = newValue }
  }
}
