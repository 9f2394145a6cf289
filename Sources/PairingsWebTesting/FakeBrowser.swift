public import PairingsWeb

/// A browser that does what a test says: its clock stands still until the test lets time pass,
/// and its server answers when the test does.
public final class FakeBrowser {
  /// The page.
  public let document = Document()

  /// The storage that outlives pages.
  public var storage: [String: String] = [:]

  /// Whether it refuses to store anything.
  public var refusesStorage = false

  /// The hashes that were gone to, and the place among them.
  public private(set) var history = [""]
  private var place = 0

  /// The title.
  public private(set) var title = ""

  /// What was written to the console.
  public private(set) var console: [String] = []

  /// What it answers where it is asked for a number by chance, as far as that is below the end.
  public var chance = 0

  /// How many batches were applied.
  public private(set) var batches = 0

  /// The milliseconds that have passed.
  public private(set) var now = 0

  private var page: Page?
  private var timers: [(ticket: Int, due: Int)] = []
  private var hashWaits: [(ticket: Int, known: String)] = []
  private var fetches: [(ticket: Int, request: WebRequest)] = []

  /// Creates a browser without a page.
  public init() {}

  /// Opens a page.
  public func open(_ page: Page) {
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

  /// The requests that nobody has answered yet.
  public var requests: [WebRequest] { fetches.map(\.request) }

  private func hear(_ ticket: Int, _ question: Question?) {
    guard let question else {
      timers.removeAll { $0.ticket == ticket }
      hashWaits.removeAll { $0.ticket == ticket }
      fetches.removeAll { $0.ticket == ticket }
      return
    }
    let (text, number) = (question.first, question.number)
    switch question.kind {
    case .sleep: return timers.append((ticket, now + number))
    case .fetch:
      guard let request = WebRequest(question) else { return answer(ticket, Answer(0)) }
      return fetches.append((ticket, request))
    case .hash:
      if number == 1, text == hash { return hashWaits.append((ticket, text)) }
      return answer(ticket, Answer(1, hash))
    case .item: return answer(ticket, storage[text].map { Answer(1, $0) } ?? Answer(0))
    case .setItem, .removeItem:
      guard !refusesStorage else { return answer(ticket, Answer(0)) }
      storage[text] = question.kind == .setItem ? question.second : nil
    case .setHash: go(to: text)
    case .replaceHash:
      history[place] = text
      tellHash()
    case .travel: travel(number)
    case .title: title = text
    case .log: console.append(text)
    case .random: return answer(ticket, Answer(chance % number))
    }
    answer(ticket, Answer())
  }

  private func answer(_ ticket: Int, _ answer: Answer) { page?.answer(ticket, answer) }
}

// MARK: - What a test does

extension FakeBrowser {
  /// Goes to a hash, as a link does.
  public func go(to hash: String) {
    guard hash != self.hash else { return }
    history.removeLast(history.count - 1 - place)
    history.append(hash)
    place += 1
    tellHash()
  }

  /// Goes forward in the history, or back.
  public func travel(_ steps: Int) {
    place += min(max(steps, -place), history.count - 1 - place)
    tellHash()
  }

  private func tellHash() {
    let told = hashWaits.filter { $0.known != hash }
    hashWaits.removeAll { $0.known != hash }
    for wait in told { answer(wait.ticket, Answer(1, hash)) }
  }

  /// Lets time pass: what is due rings, in order.
  public func advance(by milliseconds: Int) {
    let end = now + milliseconds
    while let next = timers.indices.filter({ timers[$0].due <= end }).min(by: {
      timers[$0].due < timers[$1].due
    }) {
      let timer = timers.remove(at: next)
      now = timer.due
      answer(timer.ticket, Answer())
    }
    now = end
  }

  /// Answers the oldest request to an address; returns whether there was one.
  @discardableResult
  public func respond(to address: String, status: Int = 200, _ text: String = "") -> Bool {
    guard let index = fetches.firstIndex(where: { $0.request.address == address }) else {
      return false
    }
    answer(fetches.remove(at: index).ticket, Answer(status, text))
    return true
  }

  /// Fires an event at a node: it is heard there, and then by what the node was in. Returns
  /// whether somebody listened: nobody does at a node that is gone.
  @discardableResult
  public func fire(_ name: String, at target: Document.Element, _ event: Event = Event()) -> Bool {
    dispatch(name, at: target, event).isHeard
  }

  /// Whether a node is in the page.
  func isPresent(_ node: Document.Element) -> Bool { document.nodes[node.number] === node }

  /// Fires an event; returns whether somebody listened, and what else becomes of the event.
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
  /// This node and those that it is in, but for the outermost.
  fileprivate var path: [Document.Element] {
    guard let parent else { return [] }
    return [self] + parent.path
  }
}

extension WebRequest {
  /// The request that a question sends, if there is one.
  fileprivate init?(_ question: Question) {
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
