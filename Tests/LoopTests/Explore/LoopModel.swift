/// What a program does to an explorer, somewhere: of its own, in a move, while a view is
/// made, as an observer, when it is told of an end, or in a transaction.
struct Deed: Equatable {
  enum Place: Int, CaseIterable {
    case outside, move, view, observer, ended, transaction
  }

  enum Act: Equatable {
    /// Adds to the count by a commit.
    case commit(Int)

    /// Adds to the count by an effect that does not wait.
    case send(Int)

    /// Adds to the count by an effect that waits until it is performed.
    case begin(Int)

    /// Sends an effect that fails.
    case fail

    /// Performs the step that has waited longest.
    case perform

    /// Cancels the request that was sent last.
    case cancel

    /// Asks for the view.
    case look

    /// Begins a transaction, which fails unless it is kept.
    case transact(isKept: Bool)
  }

  let place: Place
  let act: Act
}

/// What the loop of an explorer is to do, without any regard to cost: the table of the
/// article as a program.
///
/// Each call of a callback does the next deed of that place, if there is one.
struct LoopModel {
  private enum Phase {
    case resting, moving, showing, settling, transacting
  }

  private enum Waiting {
    case commit(Int)
    case hand(Int, Int)
    case start(Int, Deed.Act)
    case transact(isKept: Bool)
    case finish(Int, String)
  }

  private enum Request {
    case waiting, sleeping(Int), handing, handed, running(isCancelled: Bool), ending, ended(String)
  }

  private var deeds: [Deed.Place: [Deed.Act]]
  private var phase = Phase.resting
  private var waiting: [Waiting] = []
  private var requests: [Request] = []

  /// The requests that were returned, and so can be cancelled and observed.
  private var known: [Int] = []
  private var steps: [Int] = []
  private var shown = 0
  private var made = -1

  private(set) var count = 0
  private(set) var version = 0
  private(set) var trace: [String] = []

  /// Runs all deeds.
  init(_ script: [Deed]) {
    deeds = Dictionary(grouping: script, by: \.place).mapValues { $0.map(\.act) }
    while deeds[.outside]?.isEmpty == false { callBack(.outside) }
  }

  private mutating func callBack(_ place: Deed.Place) {
    guard let act = deeds[place]?.first else { return }
    deeds[place]?.removeFirst()
    switch act {
    case .commit(let n): commit(n)
    case .send, .begin, .fail: send(act)
    case .perform: perform()
    case .cancel: cancel()
    case .look: if place != .move { look() }
    case .transact(let isKept): transact(isKept: isKept)
    }
  }

  // MARK: Commits

  private mutating func commit(_ n: Int) {
    switch phase {
    case .moving, .showing: waiting.append(.commit(n))
    case .resting, .settling, .transacting:
      let before = phase
      phase = .moving
      callBack(.move)
      count += n
      version += 1
      phase = before
      if before != .transacting { refresh() }
      if before == .resting { settle() }
    }
  }

  private mutating func refresh() {
    guard shown != version else { return }
    shown = version
    make()
    showing { model in
      model.trace.append("shows \(model.version): \(model.count)")
      model.callBack(.observer)
    }
  }

  private mutating func make() {
    guard made != version else { return }
    let version = version
    showing { $0.callBack(.view) }
    made = version
  }

  private mutating func showing(_ body: (inout LoopModel) -> Void) {
    let before = phase
    phase = .showing
    body(&self)
    phase = before
  }

  private mutating func look() {
    guard phase == .resting else { return make() }
    phase = .settling
    repeat {
      make()
      run()
    } while made != version
    phase = .resting
  }

  // MARK: Requests

  private mutating func send(_ act: Deed.Act) {
    requests.append(.waiting)
    let id = requests.count - 1
    switch phase {
    case .moving, .showing, .transacting: waiting.append(.start(id, act))
    case .resting, .settling: start(id, act)
    }
    known.append(id)
    if case .ended(let how) = requests[id] { hear(id, how) }
  }

  private mutating func start(_ id: Int, _ act: Deed.Act) {
    guard case .waiting = requests[id] else { return }
    switch act {
    case .send(let n): run(id, n)
    case .fail: finish(id, "failure")
    case .begin(let n):
      requests[id] = .sleeping(n)
      steps.append(id)
    case .commit, .perform, .cancel, .look, .transact: break
    }
  }

  private mutating func perform() {
    guard let id = steps.first, case .sleeping(let n) = requests[id] else { return }
    steps.removeFirst()
    switch phase {
    case .moving, .showing, .transacting:
      requests[id] = .handing
      waiting.append(.hand(id, n))
    case .resting, .settling: run(id, n)
    }
  }

  private mutating func run(_ id: Int, _ n: Int) {
    requests[id] = .running(isCancelled: false)
    commit(n)
    if case .running(isCancelled: true) = requests[id] {
      end(id, "cancelled")
    } else {
      end(id, "success")
    }
  }

  private mutating func cancel() {
    guard let id = known.last else { return }
    switch requests[id] {
    case .waiting: tell(id, "cancelled")
    case .running: requests[id] = .running(isCancelled: true)
    case .sleeping, .handing, .handed:
      steps.removeAll { $0 == id }
      end(id, "cancelled")
    case .ending, .ended: break
    }
  }

  private mutating func end(_ id: Int, _ how: String) {
    requests[id] = .ending
    finish(id, how)
  }

  private mutating func finish(_ id: Int, _ how: String) {
    switch phase {
    case .moving, .showing, .transacting: waiting.append(.finish(id, how))
    case .resting, .settling:
      refresh()
      if how == "failure" { trace.append("reports") }
      showing { $0.tell(id, how) }
      if phase == .resting { settle() }
    }
  }

  private mutating func tell(_ id: Int, _ how: String) {
    requests[id] = .ended(how)
    if known.contains(id) { hear(id, how) }
  }

  private mutating func hear(_ id: Int, _ how: String) {
    trace.append("ends \(id): \(how)")
    callBack(.ended)
  }

  // MARK: Transactions

  private mutating func transact(isKept: Bool) {
    guard phase != .moving && phase != .showing else {
      return waiting.append(.transact(isKept: isKept))
    }
    let (before, count, version, sent) = (phase, count, version, waiting.count)
    phase = .transacting
    callBack(.transaction)
    phase = .showing
    if !isKept {
      (self.count, self.version) = (count, version)
      if made != version { made = -1 }
      let within = waiting[sent...]
      waiting.removeLast(within.count)
      // The answer to what was sent before is none of the transaction, nor is its end.
      waiting += within.filter { action in
        switch action {
        case .hand, .finish: true
        case .commit, .start, .transact: false
        }
      }
      for case .start(let id, _) in within {
        if case .waiting = requests[id] { tell(id, "cancelled") }
      }
    }
    if before != .transacting { refresh() }
    phase = before
    if before == .resting { settle() }
  }

  // MARK: Settling

  private mutating func settle() {
    phase = .settling
    run()
    phase = .resting
  }

  private mutating func run() {
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .commit(let n): commit(n)
      case .hand(let id, let n):
        guard case .handing = requests[id] else { continue }
        requests[id] = .handed
        commit(n)
        if case .handed = requests[id] { end(id, "success") }
      case .start(let id, let act): start(id, act)
      case .transact(let isKept): transact(isKept: isKept)
      case .finish(let id, let how): finish(id, how)
      }
    }
  }
}
