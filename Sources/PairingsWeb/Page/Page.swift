public import Pairings

/// A component in a page: the events of the page reach its explorer, and the explorer's views reach
/// the page.
///
///     let page = Page(counter)
///     page.open { bytes in … } ask: { ticket, request in … }
///
/// The page hides the types of the component in functions, so that its host, a browser or a test,
/// does not depend on them.
public final class Page {
  /// A function that opens a page, from a function that applies batches and a window.
  typealias Start = (_ apply: @escaping ([UInt8]) -> Void, _ window: Window) -> Opened

  /// The operations of an open page.
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

  /// Opens the page, and shows the present view of the component and each later one.
  ///
  /// - Precondition: The page is not open elsewhere.
  public func open(_ apply: @escaping ([UInt8]) -> Void, ask: @escaping Window.Ask) {
    let window = Window(ask)
    self.window = window
    let opened = start(apply, window)
    self.opened = opened  // Set first, so that events during the first batch are received.
    opened.begin()
  }

  /// Receives an event at a node. Returns the options of the listeners, or nil if no listener
  /// received it.
  ///
  /// The effects that do not wait are committed and shown before this returns.
  public func hear(_ event: Event, named name: Int, at node: Int) -> ListenerOptions? {
    opened?.hear(node, name, event)
  }

  /// Records that the user may have changed the value of an input. If the node is the root, 0, it has
  /// become empty, and the page is drawn afresh.
  public func touch(_ node: Int) { opened?.touch(node) }

  /// Receives the answer to a request.
  public func answer(_ ticket: Int, _ answer: BrowserResponse) { window?.answer(ticket, answer) }

  /// Closes the page, and cancels its effects.
  public func close() {
    opened?.close()
    opened = nil
  }
}

// MARK: - Components

extension Page {
  /// Creates a page of a component whose effects wait for the browser.
  ///
  /// A failure is written to the console.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - start: The effects that start when the page opens.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    _ component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none
  ) where Eff.Launcher == Window {
    self.init { Page.show(Explorer(component, on: $1), $0, $1, start) }
  }

  /// Creates a page of a component whose effects need no launcher.
  ///
  /// A failure is written to the console.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - start: The effects that start when the page opens.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    _ component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none
  ) where Eff.Launcher == Void {
    self.init { Page.show(Explorer(component), $0, $1, start) }
  }

  private static func show<Eff: Launching, Pair: Pairing, Input>(
    _ explorer: Explorer<Eff, Pair, Input, Node<Input>>, _ apply: @escaping ([UInt8]) -> Void,
    _ window: Window, _ start: Effects<Eff, Pair.Moves, Input>
  ) -> Opened {
    let renderer = Renderer<Input>()
    return show(explorer, apply, window, start, renderer, renderer.render) { explorer.send($0) }
  }

  /// Shows the present view of an explorer and each later one, from the call of `begin` on.
  ///
  /// - Parameters:
  ///   - render: Returns the batch for a view, made by the renderer.
  ///   - receive: Receives the inputs of the page.
  static func show<Eff: Launching, Pair: Pairing, Input, View, Act>(
    _ explorer: Explorer<Eff, Pair, Input, View>, _ apply: @escaping ([UInt8]) -> Void,
    _ window: Window, _ start: Effects<Eff, Pair.Moves, Input>, _ renderer: Renderer<Act>,
    _ render: @escaping (View) -> [UInt8]?, receive: @escaping (Act) -> Void
  ) -> Opened {
    var isOpen = true
    func show(_ view: View) { if let batch = render(view) { apply(batch) } }
    @inline(never) func draw() { show(explorer.view) }  // A page contains this once.
    let views = explorer.observe { show($0.view) }
    let reports = explorer.observeReports { report in
      _ = window.ask(.log("Pairings: an effect failed, or too much was sent at once.")) { _ in }
    }
    return Opened(
      begin: {
        draw()
        if isOpen { explorer.run(start) }
      },
      touch: { node in
        guard node == 0 else { return renderer.touch(node) }
        renderer.forgetPage()
        draw()
      },
      hear: { node, name, event in renderer.hear(event, named: name, at: node, receive) },
      close: {
        isOpen = false
        explorer.cancelAll()
        views.cancel()
        reports.cancel()
      })
  }
}
