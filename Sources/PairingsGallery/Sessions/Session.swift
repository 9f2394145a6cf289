import Pairings
import PairingsTimeline

/// A running component, of which a host sees only texts.
@MainActor
final class Session {
  private typealias Launch = (_ end: @escaping () -> Void) -> Void

  /// Returns the present view.
  let view: () -> String

  private let move: (Travel) -> Bool
  /// Returns the view that an input would lead to, without going there; nothing where the input
  /// is refused. The effects must neither wait nor be seen by others.
  let future: (_ input: String) -> String?

  private let respond: (String) throws(Refusal) -> Launch
  private var tokens: [ObservationToken] = []
  private var running = 0
  private var whenIdle: CheckedContinuation<Void, Never>?

  /// Is called with everything that is done to it.
  var onEvent: (Event) -> Void = { _ in }

  /// Is called with every committed view.
  var onView: (String) -> Void = { _ in }

  /// Is called with everything that goes wrong.
  var onReport: (String) -> Void = { _ in }

  /// Opens a session on an explorer, of whose views it shows a part. An input goes to
  /// the view, unless `change` takes it: a change of the explorer from outside, which is no
  /// move.
  init<Eff: Launching, Pair: Pairing, View>(
    _ explorer: Explorer<Eff, Pair, View>, showing display: @escaping (View) -> Display<Eff>,
    on launcher: Eff.Launcher, change: @escaping (Explorer<Eff, Pair, View>, String) -> Bool
  ) {
    view = { display(explorer.view).text }
    let timeline = Timeline(explorer, limit: 10_000)
    move = { travel in
      switch travel {
      case .undo: timeline.undo()
      case .redo: timeline.redo()
      case .jump(let number): timeline.jump(to: number)
      case .skip(let number): timeline.skip(number)
      }
    }
    respond = { input throws(Refusal) in
      if change(explorer, input) { return { end in end() } }
      let interaction = try display(explorer.view).respond(input)
      return { end in explorer.run(interaction, on: launcher).whenEnded { _ in end() } }
    }
    future = { input in
      let ahead = Explorer(explorer.component)
      if !change(ahead, input) {
        guard let interaction = try? display(ahead.view).respond(input) else { return nil }
        ahead.run(interaction, on: launcher)
      }
      return display(ahead.view).text
    }
    tokens = [
      explorer.observe { [unowned self] in onView(display($0.view).text) },
      explorer.observeReports { [unowned self] in onReport("reports \($0)") },
    ]
  }

  /// Opens a session on an explorer whose views are shown as they are.
  convenience init<Eff: Launching, Pair: Pairing>(
    _ explorer: Explorer<Eff, Pair, Display<Eff>>, on launcher: Eff.Launcher,
    change: @escaping (Explorer<Eff, Pair, Display<Eff>>, String) -> Bool = { _, _ in false }
  ) {
    self.init(explorer, showing: { $0 }, on: launcher, change: change)
  }

  /// Hands an input over; what it starts may go on.
  func send(_ input: String) throws(Refusal) {
    let launch = try respond(input)
    onEvent(.input(input))
    running += 1
    launch {
      self.running -= 1
      if self.running == 0 { self.whenIdle.take()?.resume() }
    }
  }

  /// Goes to another time.
  func travel(_ travel: Travel) throws(Refusal) {
    guard move(travel) else { throw Refusal(message: "has no such time: '\(travel)'") }
    onEvent(.travel(travel))
  }

  /// Does what a line means: goes to another time, or hands it over.
  func take(_ line: String) throws(Refusal) {
    if let travel = Travel(line) { try self.travel(travel) } else { try send(line) }
  }

  /// Waits until nothing that was sent goes on.
  func finished() async {
    guard running > 0 else { return }
    await withCheckedContinuation { whenIdle = $0 }
  }
}
