/// What happens to an explorer, one event after the other.
///
/// An event is an input, a commit, the beginning of a request, the answer of an effect, or the end of
/// a request. An event that comes while the queue is at rest is performed at once. While a move or a
/// view is made, or an observer is called, an event waits, and ``settle()`` performs it later. This
/// file implements the tables of <doc:Explore>.
///
/// The class has no type parameters, so that a program contains its code once. ``Loop`` adds the
/// space, its moves and its views.
///
/// Exclusivity of the fields needs no check, which would cost more than a move. No access lasts while
/// code of the user runs. A list grows or shrinks in a function that is not inlined, since locals of
/// inlined callers may be freed in its middle.
@safe @usableFromInline
@_fixed_layout
package class EventQueue {
  /// The activity of a queue.
  @frozen @usableFromInline
  enum Phase {
    /// No activity: an incoming event is performed at once.
    case resting

    /// The performance of the waiting events, one after the other.
    case settling

    /// A call of an observer or of a plan.
    case showing

    /// The making of a view, which reads the space that it is given, and not the explorer's view.
    case rendering

    /// A move of the space, which no other code reads meanwhile.
    case moving

    /// True if an incoming event is performed at once.
    @inlinable @inline(__always)
    var isAtRest: Bool {
      switch self {
      case .resting, .settling: true
      case .showing, .rendering, .moving: false
      }
    }
  }

  /// The present phase, which only ``enter(_:)`` writes.
  @exclusivity(unchecked) @usableFromInline final var phase = Phase.resting

  /// The events that wait their turn, in order.
  @exclusivity(unchecked) @usableFromInline final var events: [Event] = []

  /// The functions that end the refused requests, called once events can be sent again. Nil unless a
  /// runaway continues while it is dropped: then sent events are refused.
  @exclusivity(unchecked) final var refused: [() -> Void]?

  /// The number of times that the queue began to settle.
  @exclusivity(unchecked) @usableFromInline final var drains = 0

  /// The bound on events sent by events.
  @usableFromInline final let limit: Int

  /// The requests that are in progress or wait for others. Each stores its index.
  @exclusivity(unchecked) @usableFromInline final var going: [_Request] = []

  /// True while the answer of an effect is taken.
  @exclusivity(unchecked) @usableFromInline final var isTaking = false

  /// The requests of parts; nil until a part has effects.
  @exclusivity(unchecked) @usableFromInline final var partRequests: PartRequests?

  /// The number of inputs and runs whose effects are decided and have not begun.
  @exclusivity(unchecked) @usableFromInline final var unbegun = 0

  /// The present time and that of the last cancellation of all work, in cancellations.
  @exclusivity(unchecked) @usableFromInline final var now = 0
  @exclusivity(unchecked) final var lastCancelAll = 0

  /// The cancellations of keys and parts since the first of those was decided, if there are any.
  @exclusivity(unchecked) @usableFromInline final var cancellations: Cancellations?

  /// A function that returns true if one of these reaches work under a key, of the part with a path, that
  /// was decided at a time; nil until it is needed, as the next ones.
  @exclusivity(unchecked) final var isReached: ((EventQueue, Key?, [Key], Int) -> Bool)?

  /// The requests under keys; nil until a key is used.
  @exclusivity(unchecked) @usableFromInline final var keys: Keys?

  /// Functions that cancel the requests in progress, what waits under keys, and what belongs to parts
  /// that the last commit has removed. They are nil until they are needed, so that only programs that
  /// need them contain that code. Each receives the queue that stores it.
  @exclusivity(unchecked) @usableFromInline final var cancelGoing: ((EventQueue) -> Void)?
  @exclusivity(unchecked) final var cancelWaiting: ((EventQueue) -> Void)?
  @exclusivity(unchecked) @usableFromInline final var endRemoved: ((EventQueue) -> Void)?

  /// The last report, and the observers of reports; nil until there is one.
  @exclusivity(unchecked) final var lastReport: ExplorerReport?
  @exclusivity(unchecked) @usableFromInline final var reportObservers: Observers<ExplorerReport>?

  /// True after the release of the explorer.
  @exclusivity(unchecked) @usableFromInline final var isClosed = false

  /// A function that shows the observers the view of a space that they have not seen. It receives the
  /// queue that stores it.
  @usableFromInline final let showChanges: (EventQueue) -> Void

  @inlinable
  init(limit: Int, showChanges: @escaping (EventQueue) -> Void) {
    (self.limit, self.showChanges) = (limit, showChanges)
  }
}

/// An event that waits its turn.
@frozen @usableFromInline
struct Event {
  @frozen @usableFromInline
  enum Kind {
    /// An input, a commit or a request that was sent. It may send others without an end.
    case sent

    /// The answer of an effect. It may send others without an end.
    case answer

    /// The turn of work that was sent before the current event, or the end of a request. There are at
    /// most as many as requests.
    case turn
  }

  @usableFromInline let kind: Kind

  /// The function that performs the event.
  @usableFromInline let perform: () -> Void

  /// The function that is called if the turn of the event does not come. Without one, an event of a
  /// closed queue is performed, and a runaway drops it.
  @usableFromInline let drop: (() -> Void)?

  @inlinable
  init(_ kind: Kind, orDrop drop: (() -> Void)? = nil, _ perform: @escaping () -> Void) {
    (self.kind, self.perform, self.drop) = (kind, perform, drop)
  }
}

// MARK: - Phases

extension EventQueue {
  /// Enters a phase and returns the one before.
  @inlinable @inline(__always) @discardableResult
  final func enter(_ new: Phase) -> Phase {
    let before = unsafe phase
    unsafe phase = new
    return before
  }

  /// Runs `body` in a phase, and then enters the one before again.
  @inlinable @inline(__always)
  final func within<Result>(_ phase: Phase, _ body: () -> Result) -> Result {
    let before = enter(phase)
    let result = body()
    enter(before)
    return result
  }

  /// True if an incoming event is performed at once.
  @inlinable
  package final var isAtRest: Bool { unsafe phase.isAtRest }

  /// True if the answer of an effect is taken at once.
  ///
  /// An answer waits while another is taken. So effects that end at once in inputs that begin such
  /// effects need no stack, and are a runaway if they do not end.
  @inlinable
  final var takesAtOnce: Bool { unsafe isAtRest && !isTaking }

  /// Runs `body`, during which sent events wait. From any phase but `moving`.
  @inlinable
  final func showing<Result>(_ body: () -> Result) -> Result { within(.showing, body) }

  /// Calls `body`, which takes an answer, and settles. From `resting` or `settling`.
  @inlinable
  final func taking(_ body: () -> Void) {
    let before = unsafe isTaking
    unsafe isTaking = true
    body()
    unsafe isTaking = before
    if !before { settle() }
  }
}

// MARK: - Events

extension EventQueue {
  /// Makes an event wait its turn.
  @usableFromInline
  final func enqueue(_ event: Event) {
    guard unsafe refused != nil, event.kind != .turn else { return unsafe events.append(event) }
    guard let drop = event.drop else { return }
    if event.kind == .answer { drop() } else { unsafe refused?.append(drop) }
  }

  /// Calls `body` now or in its turn, if that comes.
  @inlinable
  final func start(_ body: @escaping () -> Void) {
    if isAtRest { body() } else { enqueue(Event(.sent, orDrop: {}, body)) }
  }

  /// Queues a call of `body`, whose turn has come, and settles. Calls that lead to further ones
  /// follow each other and do not nest.
  @usableFromInline
  final func prompt(_ body: @escaping () -> Void, orDrop drop: (() -> Void)? = nil) {
    enqueue(Event(.turn, orDrop: drop ?? body, body))
    settle()
  }

  /// Calls `body`, which takes an answer of earlier work, in its turn.
  @usableFromInline
  final func come(orDrop drop: (() -> Void)?, _ body: @escaping () -> Void) {
    enqueue(Event(.answer, orDrop: drop) { self.taking(body) })
    if unsafe !isTaking { settle() }
  }

  /// Performs the waiting events, if the queue is resting.
  @inlinable @inline(__always)
  final func settle() { if unsafe !events.isEmpty && phase == .resting { settleAll() } }

  @usableFromInline
  final func settleAll() {
    unsafe drains &+= 1
    within(.settling) {
      var drain = Drain()
      empty(&drain)
    }
  }

  /// Performs one generation of events after the other, until none waits. From `settling`.
  @usableFromInline
  final func empty(_ drain: inout Drain) {
    let before = unsafe isTaking
    unsafe isTaking = false  // Waiting events are no part of the answer that is taken.
    defer { unsafe isTaking = before }
    while unsafe !events.isEmpty {
      let sent = unsafe events.count { $0.kind != .turn }
      guard sent == 0 || drain.admits(sent, limit: limit) else {
        drain.runAway()
        drop()
        report(.runaway(limit: limit, dropped: sent))
        guard drain.runaways < 2 else { return discard() }
        continue
      }
      for event in takeEvents() {
        if unsafe isClosed, let drop = event.drop { drop() } else { event.perform() }
      }
    }
  }

  /// Drops the waiting events. Their requests end as cancelled.
  private final func drop() {
    showing { for event in takeEvents() { event.drop?() } }
  }

  /// Drops the waiting events, and refuses events that are sent meanwhile.
  ///
  /// The loop over the queue ends: only turns and ends of earlier requests are queued then, each
  /// once. A refused request has ended as cancelled when it is returned. Its observers are called
  /// with the events queued next, since an observer might send another request, and so on.
  @usableFromInline
  final func discard() {
    unsafe refused = []
    while unsafe !events.isEmpty { drop() }
    let later = unsafe refused.take() ?? []
    for drop in later { enqueue(Event(.turn, orDrop: drop, drop)) }
  }

  private final func takeEvents() -> [Event] {
    let taken = unsafe events
    unsafe events = []
    return taken
  }

  /// Stores a report and shows it to the observers of reports.
  @usableFromInline
  final func report(_ report: ExplorerReport) {
    unsafe lastReport = report
    if let observers = unsafe reportObservers { showing { observers.send(report) } }
  }
}
