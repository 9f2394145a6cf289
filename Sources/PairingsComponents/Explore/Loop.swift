public import PairingsCore
public import PairingsEffects

/// The loop of an ``Explorer``: the queue of its events with the space, the moves and the views.
///
/// A ``Send`` retains the loop and not the explorer. The loop retains its latest view, which
/// retains a `Send`. The release of the explorer closes the loop, which ends this cycle.
///
/// Exclusivity of the fields needs no check, as in ``EventQueue``: while the phase is `moving`, only
/// ``change(_:_:_:)`` and ``make(_:)`` access the space, since every entry point reads the phase first.
@safe @usableFromInline
@_fixed_layout
final class Loop<Eff: Launching, Pair: Pairing, Input, View>: EffectQueue<Eff, Pair.Moves, Input> {
  @usableFromInline typealias Moves = Pair.Moves
  @usableFromInline typealias Space = Component<Eff, Pair, Input, View>.Space

  /// A commit. The space before is there only if an observer needs it, since a move copies a space that
  /// is held.
  @usableFromInline typealias Record = (
    version: Int, change: Change<Eff, Pair, Input, View>, before: Space?, after: Space
  )

  @usableFromInline let pairing: Pair
  @usableFromInline let rules: ComponentRules<Eff, Pair, Input, View>

  /// The launcher of the effects.
  @usableFromInline let launcher: Eff.Launcher

  /// The space in its present place; reads of users go through ``place``.
  @exclusivity(unchecked) @usableFromInline var space: Space

  #if !hasFeature(Embedded)  // A page is to be small.
  /// The copy of the space that the moves of a look for parts read; nil at other times, since a move
  /// copies a space that is held. ``read(_:keepsCopy:)`` takes it out before a move runs code of the user,
  /// and what it writes after the move replaces nil, since no look is within another.
  @exclusivity(unchecked) @usableFromInline var lookedAt: Space?
  #endif

  /// The number of commits.
  @exclusivity(unchecked) @usableFromInline var version = 0

  /// The version that was shown last.
  @exclusivity(unchecked) @usableFromInline var shown = 0

  /// The latest view; nil until a view is made.
  @exclusivity(unchecked) @usableFromInline var rendered: RenderedView<View>?

  /// The observers of views; nil until one is added.
  @exclusivity(unchecked) @usableFromInline var observers: Observers<Snapshot<View>>?

  /// The number of observers of commits that need the component before each commit.
  @exclusivity(unchecked) @usableFromInline var keepers = 0

  /// The observers of commits; nil until one is added.
  @exclusivity(unchecked) @usableFromInline var recorders: Observers<Record>?

  /// The function that sends the inputs of views; nil until a view is made.
  @exclusivity(unchecked) @usableFromInline var send: Send<Input>?

  /// The ended request that all inputs without effects share; nil until the first such input.
  @exclusivity(unchecked) @usableFromInline var ended: Request<Eff.Failure>?

  @inlinable
  init(_ component: Component<Eff, Pair, Input, View>, on launcher: Eff.Launcher, limit: Int) {
    pairing = component.pairing
    rules = component.rules
    self.launcher = launcher
    unsafe space = component.space
    super.init(
      limit: limit, showChanges: { Loop.loop($0).refresh() },
      perform: { Loop.loop($0).perform($1, by: $2) },
      read: { Loop.loop($0).read($1, keepsCopy: $2) },
      makeRequest: { Request<Eff.Failure>() },
      answerAtOnce: { request, effect in
        Eff._outcomeAtOnce(effect).map { Loop.answer($0, of: request) }
      },
      launch: { Loop.loop($0).launch($2, of: $1, $3) })
  }

  /// Removes the observers and cancels the requests in progress after the release of the explorer.
  ///
  /// Swift calls this method unspecialised. An operation that looks up a generic type would cost more
  /// than the rest of the method.
  @inlinable
  func close() {
    unsafe isClosed = true
    unsafe observers?.removeAll()
    unsafe reportObservers?.removeAll()
    unsafe recorders?.removeAll()
    showing {  // What a view frees may send inputs, which wait.
      #if !hasFeature(Embedded)
      unsafe send.take()?.body.forget()
      #else
      unsafe send = nil
      #endif
      unsafe rendered = nil
    }
    endAll()
    showing { unsafe partRequests = nil }
    if unsafe phase == .resting && !events.isEmpty { discard() }
  }
}

// MARK: - Inputs

extension Loop {
  /// Sends an input now or in its turn. Returns the request of its effects, or nil if the input is
  /// done and has none.
  @inlinable @discardableResult
  func send(_ input: Input) -> Request<Eff.Failure>? {
    isAtRest ? take(input, as: nil) : waitToSend(input)
  }

  /// Sends an input in its turn, and returns the request of its effects.
  @inlinable @inline(never)
  func waitToSend(_ input: Input) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    wait(request) { [self] in
      guard request.begin() else { return }  // The request was cancelled.
      if take(input, as: request) == nil {
        request.conclude()
        finish(request, nil)
      }
    }
    return request
  }

  /// Makes the move of an input and begins its effects, as parts of a request if one is given. Returns
  /// their request. From `resting` or `settling`.
  @inlinable @inline(never)
  func take(_ input: Input, as whole: Request<Eff.Failure>?) -> Request<Eff.Failure>? {
    let start = unsafe now
    guard let effects = make(input) else {
      settle()
      return nil
    }
    let request = begin(effects, as: whole, since: start)
    endDecision()
    settle()
    return request
  }

  /// Begins effects now or in their turn. Returns their request, or nil if there are none.
  @inlinable @inline(__always)
  func begin(
    _ effects: Effects<Eff, Moves, Input>, as whole: Request<Eff.Failure>? = nil, since start: Int
  ) -> Request<Eff.Failure>? {
    if whole == nil, let work = effects.only {
      let request = Request<Eff.Failure>()
      work.begin(work, nil, self, request, start)
      return request
    }
    return effects.isEmpty ? nil : beginAll(effects, as: whole, since: start)
  }

  @inlinable @inline(never)
  func beginAll(
    _ effects: Effects<Eff, Moves, Input>, as whole: Request<Eff.Failure>?, since start: Int
  ) -> Request<Eff.Failure> {
    let request = whole ?? Request<Eff.Failure>()
    if let work = effects.last?[0] { work.begin(work, effects, self, request, start) }
    return request
  }

  /// Sends the input that `plan` chooses, if there is one. Events that `plan` sends wait. From
  /// `resting` or `settling`.
  @inlinable
  func send<Value, Failure: Error>(
    choosing plan: () throws(Failure) -> (input: Input?, value: Value)
  ) throws(Failure) -> Value {
    let before = enter(.showing)
    let choice: (input: Input?, value: Value)
    do throws(Failure) {
      choice = try plan()
    } catch {
      enter(before)
      settle()
      throw error
    }
    enter(before)
    if let input = choice.input { send(input) } else { settle() }
    return choice.value
  }

  /// Makes the move that an input means, records the commit and shows the view. Returns the effects
  /// of the input. From `resting` or `settling`.
  @inlinable @inline(__always)
  func make(_ input: Input) -> FollowUp? {
    let before = unsafe phase
    var past = unsafe keepers == 0 ? nil : space
    var effects: FollowUp?
    enter(.moving)
    let isCommit = unsafe rules.move(input, &space, &effects)
    enter(before)
    if effects != nil { unsafe unbegun &+= 1 }
    guard isCommit else { return effects }
    unsafe version &+= 1
    if isRecorded { record(past.take(), .input(input)) }
    refresh()
    unsafe endRemoved?(self)
    return effects
  }

  /// The ended request that all inputs without effects share, created if needed. A caller that
  /// ignores it does not retain it where this is inlined.
  @inlinable @inline(__always)
  var endedRequest: Request<Eff.Failure> {
    if unsafe ended == nil { makeEndedRequest() }
    guard let request = unsafe ended else { preconditionFailure("It was made before.") }
    return request
  }

  @inlinable @inline(never)
  func makeEndedRequest() {
    let request = Request<Eff.Failure>()
    request.conclude()
    request.end()
    unsafe ended = request
  }
}

// MARK: - Commits

extension Loop {
  /// The component in its present place.
  @inlinable
  var place: Component<Eff, Pair, Input, View> {
    unsafe precondition(
      phase != .moving, "A move reads the explorer that makes it: use its argument.")
    return unsafe Component(pairing, space, rules)
  }

  /// Makes a move that changes nothing, if there is one, in the copy of the space that the one before
  /// has kept, if any. No value of the space is computed.
  @inlinable
  func read(_ move: Kind<Moves, Void>?, keepsCopy: Bool) {
    #if !hasFeature(Embedded)
    var space = unsafe lookedAt.take() ?? place.space
    defer { if keepsCopy { unsafe lookedAt = space } }
    #else
    var space = place.space
    #endif
    if let move { pairing.move(move, &space) }
  }

  /// Returns the value that a move has in the present place, and does not make the move.
  @inlinable
  func inspect<Value>(_ move: Kind<Moves, Value>) -> Value {
    pairing.pair(move, place.space) { value, _ in value }
  }

  /// Makes a move now or in its turn, with an input as its cause.
  @inlinable
  func commit(_ move: Kind<Moves, Void>, from input: Input?, _ policy: RefreshPolicy = .each) {
    guard isAtRest else { return enqueue(Event(.sent) { self.commit(move, from: input, policy) }) }
    change(policy, { .move(move, from: input) }) { $0.move(move, &$1) }
  }

  /// Replaces the space by a function of it, now or in its turn.
  @inlinable
  func transform(_ transform: @escaping (Space) -> Space) {
    guard isAtRest else { return enqueue(Event(.sent) { self.transform(transform) }) }
    let new = showing { transform(place.space) }
    change(.each, { .transform(transform) }) { $1 = new }
  }

  /// Replaces the space by another, now or in its turn.
  @inlinable
  func restore(_ place: Space) {
    guard isAtRest else { return enqueue(Event(.sent) { self.restore(place) }) }
    change(.each, { .place(place) }) { $1 = place }
  }

  /// Changes the space, records the commit, shows the view and settles. From `resting` or `settling`.
  @inlinable @inline(__always)
  func change(
    _ policy: RefreshPolicy, _ record: () -> Change<Eff, Pair, Input, View>,
    _ change: (Pair, inout Space) -> Void
  ) {
    let before = unsafe phase
    var past = unsafe keepers == 0 ? nil : space
    enter(.moving)
    unsafe change(pairing, &space)
    unsafe version &+= 1
    enter(before)
    if isRecorded { self.record(past.take(), record()) }
    if policy == .each { refresh() }
    unsafe endRemoved?(self)
    settle()
  }

  /// True while commits have observers.
  @inlinable
  var isRecorded: Bool { unsafe !(recorders?.isEmpty ?? true) }

  /// Shows a commit to the observers of commits. Consumes the space before the commit. The list of
  /// observers is not retained, as in ``refresh()``.
  @inlinable
  func record(
    _ past: consuming Space?, _ change: consuming Change<Eff, Pair, Input, View>
  ) {
    let record: Record = unsafe (version, change, past, space)
    guard let recorders = unsafe recorders.map({ unsafe Unmanaged.passUnretained($0) })
    else { return }
    unsafe recorders._guaranteed(by: self) { recorders in showing { recorders.send(record) } }
  }
}

// MARK: - Effects

extension Loop {
  /// Returns the loop that a queue is. This is sound: a queue passes itself to its own functions.
  @inlinable @inline(__always)
  static func loop(_ queue: EventQueue) -> Loop { unsafe unsafeDowncast(queue, to: Loop.self) }

  /// Sends the input or commits the move in which an effect ended. From `resting` or `settling`.
  @inlinable
  func perform(_ next: Next, by policy: RefreshPolicy) {
    switch next {
    case .input(let input): send(input)
    case .move(let move): commit(move, from: nil, policy)
    case .nothing: break
    }
  }

  /// Launches an effect of a request.
  @inlinable
  func launch(
    _ effect: Kind<Eff, Next>, of request: _Request, _ answered: @escaping Handler
  ) {
    let launch = Eff.prepare(effect, on: launcher) { [self] in
      answered(self, request, Loop.answer($0, of: request))
    }
    #if !hasFeature(Embedded)
    unsafe request.launch = launch.number
    #endif
    request.go(orCancel: launch.cancel)
    launch.start()
  }

  /// Returns the outcome of an effect, whose failure its request records. This is sound: the requests
  /// of a loop are made with its type of failures.
  @inlinable
  static func answer(_ outcome: Outcome<Next, Eff.Failure>, of request: _Request) -> Answer {
    switch outcome {
    case .success(let next): return .success(next)
    case .failure(let failure):
      unsafe unsafeDowncast(request, to: Request<Eff.Failure>.self).record(failure)
      return .failure(.recorded)
    case .cancelled: return .cancelled
    }
  }
}
