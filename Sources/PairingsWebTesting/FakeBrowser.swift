public import PairingsWeb

/// A browser that a test controls: the test advances the clock and answers the requests to the
/// server. A person acts at controls that are not disabled.
public final class FakeBrowser {
  /// The page.
  public private(set) var document = Document()

  /// The storage that outlives pages.
  public var storage: [String: String] = [:]

  /// True if the browser refuses to store items.
  public var refusesStorage = false

  /// The visited hashes, and the present index among them.
  public private(set) var history = [""]
  private var place = 0

  /// The title.
  public private(set) var title = ""

  /// The lines that were written to the console.
  public private(set) var console: [String] = []

  /// The saved files, with their contents.
  public private(set) var downloads: [(name: String, text: String)] = []

  /// The answer to questions for a random number, modulo the size of the range.
  public var chance = 0

  /// The number of applied batches.
  public private(set) var batches = 0

  /// The milliseconds that have passed.
  public private(set) var now = 0

  var page: Page?
  private var timers: [(ticket: Int, due: Int)] = []
  private var hashWaits: [(ticket: Int, known: String)] = []
  private var fetches: [(ticket: Int, request: WebRequest)] = []
  private var streams: [(ticket: Int, address: String, token: Token)] = []
  private final class Token {}  // A ticket is used again, a token is not.

  /// Creates a browser without a page.
  public init() {}

  /// Opens a page in a fresh document, in place of the present page. The storage stays.
  public func open(_ page: Page) {
    close()
    (timers, hashWaits, fetches, streams) = ([], [], [], [])
    document = Document()
    self.page = page
    page.open(
      { [weak self] in
        self?.batches += 1
        self?.document.apply($0)
      }, ask: { [weak self] in self?.hear($0, $1) })
  }

  /// Closes the page.
  public func close() {
    page?.close()
    page = nil
  }

  /// The hash of the address.
  public var hash: String { history[place] }

  /// The addresses of the open streams of events.
  public var eventSources: [String] { streams.map(\.address) }

  /// The pending requests.
  public var requests: [WebRequest] { fetches.map(\.request) }

  private func hear(_ ticket: Int, _ question: BrowserRequest?) {
    guard let question else {
      timers.removeAll { $0.ticket == ticket }
      hashWaits.removeAll { $0.ticket == ticket }
      fetches.removeAll { $0.ticket == ticket }
      streams.removeAll { $0.ticket == ticket }
      return
    }
    let (text, number) = (question.first, question.number)
    switch question.kind {
    case .sleep: return timers.append((ticket, now + number))
    case .fetch:
      guard let request = WebRequest(question) else { return answer(ticket, BrowserResponse(0)) }
      return fetches.append((ticket, request))
    case .hash:
      if number == 1, text == hash { return hashWaits.append((ticket, text)) }
      return answer(ticket, BrowserResponse(1, hash))
    case .item:
      return answer(ticket, storage[text].map { BrowserResponse(1, $0) } ?? BrowserResponse(0))
    case .setItem, .removeItem:
      guard !refusesStorage else { return answer(ticket, BrowserResponse(0)) }
      storage[text] = question.kind == .setItem ? question.second : nil
    case .setHash: go(to: text)
    case .replaceHash:
      history[place] = text
      tellHash()
    case .travel: travel(number)
    case .title: title = text
    case .log: console.append(text)
    case .download: downloads.append((text, question.second))
    case .random: return answer(ticket, BrowserResponse((chance % number + number) % number))
    case .events: return streams.append((ticket, text, Token()))
    }
    answer(ticket, BrowserResponse())
  }

  private func answer(_ ticket: Int, _ answer: BrowserResponse) { page?.answer(ticket, answer) }
}

// MARK: - Actions of a test

extension FakeBrowser {
  /// Moves to a hash, as a link does. It is the hash that the page reads, and is not encoded.
  public func go(to hash: String) {
    guard hash != self.hash else { return }
    history.removeLast(history.count - 1 - place)
    history.append(hash)
    place += 1
    tellHash()
  }

  /// Moves a number of entries forward in the history, or back if it is negative.
  public func travel(_ steps: Int) {
    place += min(max(steps, -place), history.count - 1 - place)
    tellHash()
  }

  private func tellHash() {
    while let index = hashWaits.firstIndex(where: { $0.known != hash }) {
      answer(hashWaits.remove(at: index).ticket, BrowserResponse(1, hash))
    }
  }

  /// Advances the clock, and answers the due timers in order.
  public func advance(by milliseconds: Int) {
    let end = now + milliseconds
    while let next = timers.indices.filter({ timers[$0].due <= end }).min(by: {
      timers[$0].due < timers[$1].due
    }) {
      let timer = timers.remove(at: next)
      now = timer.due
      answer(timer.ticket, BrowserResponse())
    }
    now = end
  }

  /// Answers the oldest request to an address. Returns true if there was one.
  @discardableResult
  public func respond(to address: String, status: Int = 200, _ text: String = "") -> Bool {
    guard let index = fetches.firstIndex(where: { $0.request.address == address }) else {
      return false
    }
    answer(fetches.remove(at: index).ticket, BrowserResponse(status, text))
    return true
  }

  /// Sends an event of a server to the open streams of an address, except those that a delivery
  /// closes first. Returns the number of deliveries.
  @discardableResult
  public func send(_ text: String, from address: String) -> Int {
    tell(address, BrowserResponse(1, text))
  }

  /// Ends the streams of an address, as a browser does if the server refuses them.
  public func refuseEvents(from address: String) { _ = tell(address, BrowserResponse(0)) }

  /// Answers the streams of an address that are still open in their turn, and returns their number.
  private func tell(_ address: String, _ event: BrowserResponse) -> Int {
    streams.filter { $0.address == address }.count(where: { told in
      guard let index = streams.firstIndex(where: { $0.token === told.token }) else { return false }
      if event.status == 0 { streams.remove(at: index) }
      answer(told.ticket, event)
      return true
    })
  }

  /// Fires an event at a node, which the node and then its ancestors receive. Returns true if a
  /// listener received it; none does at a node that has left the page.
  @discardableResult
  public func fire(_ name: String, at target: Document.Element, _ event: Event = Event()) -> Bool {
    dispatch(name, at: target, event).isHeard
  }

  /// Returns true if a node is in the page.
  func isPresent(_ node: Document.Element) -> Bool { document.nodes[node.number] === node }

  /// Fires an event. Returns whether a listener received it, and the options of the listeners.
  func dispatch(
    _ name: String, at target: Document.Element, _ event: Event
  ) -> (isHeard: Bool, options: ListenerOptions) {
    var all: (isHeard: Bool, options: ListenerOptions) = (false, [])
    guard isPresent(target) else { return all }
    if ["input", "textarea", "select"].contains(target.tag) {
      for node in group(of: target) + [target] { page?.touch(node.number) }
    }
    guard document.heard.contains(name), let number = document.names.firstIndex(of: name) else {
      return all
    }
    let isBubbling = name != "blur" && name != "focus"
    for node in isBubbling ? target.path : [target] where isPresent(node) {
      guard let options = page?.hear(event, named: number, at: node.number) else { continue }
      all = (true, all.options.union(options))
      if options.contains(.stopPropagation) { break }
    }
    return all
  }
}

extension Document.Element {
  /// The node and its ancestors, without the root.
  var path: [Document.Element] {
    guard let parent else { return [] }
    return [self] + parent.path
  }
}

extension WebRequest {
  /// Creates the request of a question, or nil for another question.
  fileprivate init?(_ question: BrowserRequest) {
    let lines = question.first.split(separator: "\n", omittingEmptySubsequences: false)
    guard question.kind == .fetch, !question.first.isEmpty else { return nil }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return Header(String(parts[0]), String(parts[1]))
    }
    self.init(
      question.second, method: String(lines[0]), headers: headers, body: question.third)
  }
}
