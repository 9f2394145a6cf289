public import Pairings

/// A component in a page: what happens there reaches its explorer, and what that shows
/// reaches the page.
///
///     let page = Page(counter)
///     page.open { bytes in … } ask: { ticket, question in … }
///
/// The types of the component are hidden in functions, so that whoever hosts a page, a
/// browser or a test, needs to know none.
public final class Page {
  /// What a page is opened with: who applies batches, and the window.
  typealias Start = (_ apply: @escaping ([UInt8]) -> Void, _ window: Window) -> Opened

  /// What can be done to a page that is open.
  struct Opened {
    let begin: () -> Void
    let touch: (Int) -> Void
    let hear: (_ node: Int, _ name: Int, Event) -> ListenerOptions?
    let close: () -> Void
  }

  private let start: Start
  private var opened: Opened?
  private var window: Window?

  init(_ start: @escaping Start) { self.start = start }

  /// Opens the page: shows the component, and everything that it commits from now on.
  public func open(_ apply: @escaping ([UInt8]) -> Void, ask: @escaping Window.Ask) {
    let window = Window(ask)
    self.window = window
    let opened = start(apply, window)
    self.opened = opened  // What the first batch brings about is heard.
    opened.begin()
  }

  /// Hears of an event at a node; returns what else becomes of the event, or nothing if
  /// nobody listens there.
  ///
  /// What does not wait is committed, and shown, before this returns.
  public func hear(_ event: Event, named name: Int, at node: Int) -> ListenerOptions? {
    opened?.hear(node, name, event)
  }

  /// Says that a person may have changed what an input shows.
  public func touch(_ node: Int) { opened?.touch(node) }

  /// Answers a question.
  public func answer(_ ticket: Int, _ answer: Answer) { window?.answer(ticket, answer) }

  /// Closes the page: what goes on is cancelled.
  public func close() {
    opened?.close()
    opened = nil
  }
}

// MARK: - Components

extension Page {
  /// A page of a component whose effects wait for the browser.
  ///
  /// A failure is written to the console.
  ///
  /// - Parameters:
  ///   - component: What is shown.
  ///   - start: What begins when the page opens.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    _ component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none
  ) where Eff.Launcher == Window {
    self.init { Page.show(Explorer(component, on: $1), $0, $1, start) }
  }

  /// A page of a component whose effects need nothing to be launched with, or that has none.
  ///
  /// A failure is written to the console.
  ///
  /// - Parameters:
  ///   - component: What is shown.
  ///   - start: What begins when the page opens.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    _ component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none
  ) where Eff.Launcher == Void {
    self.init { Page.show(Explorer(component), $0, $1, start) }
  }

  /// Shows an explorer and everything that it commits, once that begins.
  private static func show<Eff: Launching, Pair: Pairing, Input>(
    _ explorer: Explorer<Eff, Pair, Input, Node<Input>>, _ apply: @escaping ([UInt8]) -> Void,
    _ window: Window, _ start: Effects<Eff, Pair.Moves, Input>
  ) -> Opened {
    let renderer = Renderer<Input>()
    var isOpen = true
    func show(_ view: Node<Input>) { if let batch = renderer.render(view) { apply(batch) } }
    let views = explorer.observe { show($0.view) }
    let reports = explorer.observeReports { report in
      _ = window.ask(.log("Pairings: an effect failed, or too much was sent at once.")) { _ in }
    }
    return Opened(
      begin: {
        show(explorer.view)
        if isOpen { explorer.run(start) }
      },
      touch: renderer.touch,
      hear: { node, name, event in
        renderer.hear(event, named: name, at: node) { explorer.send($0) }
      },
      close: {
        isOpen = false
        explorer.cancelAll()
        views.cancel()
        reports.cancel()
      })
  }
}
