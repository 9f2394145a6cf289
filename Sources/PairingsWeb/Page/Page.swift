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
  /// A page of a component whose effects happen here and now.
  ///
  /// A failure is written to the console.
  public convenience init<Eff: Running, Pair: Pairing>(
    _ component: Component<Eff, Pair, Node<Eff>>
  ) {
    self.init { apply, window in
      let explorer = Explorer(component)
      return Page.show(explorer, apply, window) { effect in
        do throws(Eff.Failure) { try explorer.run(effect) } catch {}
      }
    }
  }

  /// A page of a component whose effects wait for the browser.
  ///
  /// - Parameters:
  ///   - component: What is shown.
  ///   - start: What is launched when the page opens, made of the component's handler.
  public convenience init<Failure: Error, Pair: Pairing>(
    _ component: Component<BrowserOf<Failure>, Pair, Node<BrowserOf<Failure>>>,
    start: @escaping (Handler<BrowserOf<Failure>, Pair.Moves>) -> [Browser<Failure, Void>] = {
      _ in []
    }
  ) {
    self.init { apply, window in
      let explorer = Explorer(component)
      return Page.show(explorer, apply, window, start(explorer.handler)) { effect in
        explorer.run(effect, on: window)
      } close: {
        explorer.cancelAll()
      }
    }
  }

  /// Shows an explorer and everything that it commits, once that begins, and runs effects then.
  private static func show<Eff: Monad, Pair: Pairing>(
    _ explorer: Explorer<Eff, Pair, Node<Eff>>, _ apply: @escaping ([UInt8]) -> Void,
    _ window: Window, _ effects: [Kind<Eff, Void>] = [],
    run: @escaping (Kind<Eff, Void>) -> Void, close: @escaping () -> Void = {}
  ) -> Opened {
    let renderer = Renderer<Eff>()
    var isOpen = true
    func show(_ view: Node<Eff>) { if let batch = renderer.render(view) { apply(batch) } }
    let views = explorer.observe { show($0.view) }
    let reports = explorer.observeReports { report in
      _ = window.ask(.log("Pairings: an effect failed, or too much was sent at once.")) { _ in }
    }
    return Opened(
      begin: {
        show(explorer.view)
        for effect in effects where isOpen { run(effect) }
      },
      touch: renderer.touch,
      hear: { node, name, event in
        guard let heard = renderer.interactions(at: node, named: name, event) else { return nil }
        for effect in heard.effects { run(effect) }
        return heard.options
      },
      close: {
        isOpen = false
        close()
        views.cancel()
        reports.cancel()
      })
  }
}
