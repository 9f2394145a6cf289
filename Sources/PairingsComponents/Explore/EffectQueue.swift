public import PairingsCore
public import PairingsEffects

/// The queue of a loop as effects see it: their beginning, their answers, and the end of their requests.
///
/// The class knows neither the space nor the views. A ``Work`` stores the function that begins it, so
/// that only programs with effects contain the code of this file.
@safe @usableFromInline
@_fixed_layout
class EffectQueue<Eff: Monad, Moves: Monad, Input>: EventQueue {
  @usableFromInline typealias FollowUp = Effects<Eff, Moves, Input>
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  /// The outcome of an effect, whose request has recorded the failure.
  @usableFromInline typealias Answer = Outcome<Next, RecordedFailure>

  /// A handler of an answer. The queue and the request are arguments, so that most handlers capture
  /// nothing.
  @usableFromInline typealias Handler = (EffectQueue, _Request, Answer) -> Void

  // The functions of a loop that its effects call. Each receives the queue that stores it. They are no
  // methods, since Swift calls an overridden method of a generic class unspecialised.

  /// Sends the input or commits the move in which an effect ended. From `resting` or `settling`.
  @usableFromInline final let perform: (EffectQueue, Next, RefreshPolicy) -> Void

  /// Makes a move that changes nothing, if there is one, in the copy of the space that the one before
  /// has kept, if any. No value of the space is computed.
  @usableFromInline final let read: (EffectQueue, Kind<Moves, Void>?, _ keepsCopy: Bool) -> Void

  /// Makes a request of the type of the effect's failures.
  @usableFromInline final let makeRequest: () -> _Request

  /// Returns the outcome of an effect that is known not to wait.
  @usableFromInline final let answerAtOnce: (_Request, Kind<Eff, Next>) -> Answer?

  /// Launches an effect of a request.
  @usableFromInline final let launch:
    (EffectQueue, _Request, Kind<Eff, Next>, @escaping Handler) -> Void

  @inlinable
  init(
    limit: Int, showChanges: @escaping (EventQueue) -> Void,
    perform: @escaping (EffectQueue, Next, RefreshPolicy) -> Void,
    read: @escaping (EffectQueue, Kind<Moves, Void>?, _ keepsCopy: Bool) -> Void,
    makeRequest: @escaping () -> _Request,
    answerAtOnce: @escaping (_Request, Kind<Eff, Next>) -> Answer?,
    launch: @escaping (EffectQueue, _Request, Kind<Eff, Next>, @escaping Handler) -> Void
  ) {
    (self.perform, self.read, self.makeRequest) = (perform, read, makeRequest)
    (self.answerAtOnce, self.launch) = (answerAtOnce, launch)
    super.init(limit: limit, showChanges: showChanges)
  }

  /// Sends the input or commits the move in which an effect of a request ended, unless its part was
  /// removed. From `resting` or `settling`.
  @inlinable
  final func perform(_ next: Next, of request: _Request, _ policy: RefreshPolicy = .each) {
    if request.hasReceiver { perform(self, next, policy) }
  }
}

/// A failure that a request has recorded.
@frozen @usableFromInline
enum RecordedFailure: Error { case recorded }

// MARK: - Beginning

extension EffectQueue {
  /// Begins effects as parts of a request: now, or in their turn.
  ///
  /// - Parameter start: The time of the commit that decided the effects.
  @inlinable
  final func begin(_ effects: FollowUp, as request: _Request, since start: Int) {
    guard request.isWaiting else { return go(request, with: effects, since: start) }
    let begin = { [self] in
      if request.begin() { go(request, with: effects, since: start) }
      endDecision()
    }
    unsafe unbegun &+= 1
    if isAtRest { begin() } else { wait(request, orDrop: endDecision, begin) }
  }

  /// Begins effects as parts of a request that has begun. From `resting` or `settling`.
  @inlinable @inline(never)
  final func go(_ request: _Request, with effects: FollowUp, since start: Int) {
    insert(request)
    var parts: [_Request] = []
    within(.settling) {  // All parts begin before events that are sent meanwhile.
      for work in effects.all where unsafe !request.wasCancelled {
        if case .cancel(let what, let cancel) = work.steps {
          cancel(self, what)
          continue
        }
        let part = makeRequest()
        request.add(part: part)
        parts.append(part)
        begin(work, as: part, since: start)
      }
    }
    go(request, endingWith: parts)
  }

  /// Begins work as a request, now or in its turn. Work that has a key replaces other work, or waits for
  /// it, from now on. Work that a cancellation has reached, or whose part is missing, ends as cancelled.
  @inlinable
  final func begin(_ work: Work<Eff, Moves, Input>, as request: _Request, since start: Int) {
    if let scope = work.scope {
      begin(work, in: scope, as: request, since: start)
    } else if isCancelled(work, since: start) {
      request.endCancelled()
    } else {
      beginWithoutKey(request, work)
    }
  }

  @inlinable @inline(never)
  final func begin(
    _ work: Work<Eff, Moves, Input>, in scope: WorkScope<Eff, Moves, Input>,
    as request: _Request, since start: Int
  ) {
    if let part = scope.part, !part.hold(self, request, part, { self.read(self, $0, $0 != nil) }) {
      request.drop()
    } else if isCancelled(work, since: start) {
      request.endCancelled()
    } else if let key = scope.key {
      let begin = { self.begin(request, work) }
      key.policy(
        KeyedWork(
          self, request, key.key, begin: begin,
          afterPause: key.pause == nil ? begin : { self.begin(request, work, after: key.pause) },
          pause: { self.pause(key.pause, $0, $1) },
          refuse: {
            if let refused = scope.refused { request.onEnd { self.tell(refused, $0) } }
            request.endCancelled()
            unsafe request.isTold = false
          }))
    } else {
      beginWithoutKey(request, work)
    }
    if let cancelled = scope.cancelled { request.onEnd { self.tell(cancelled, $0) } }
  }

  /// Returns true if a cancellation since a time reaches work.
  @inlinable @inline(__always)
  final func isCancelled(_ work: Work<Eff, Moves, Input>, since start: Int) -> Bool {
    guard unsafe now > start else { return false }
    return isCancelled(work.scope?.key?.key, work.scope?.part?.path ?? [], since: start)
  }

  /// Begins work now, or in its turn unless a cancellation reaches it before.
  @inlinable
  final func beginWithoutKey(_ request: _Request, _ work: Work<Eff, Moves, Input>) {
    if isAtRest { return begin(request, work) }
    let start = unsafe now
    unsafe unbegun &+= 1
    wait(request, orDrop: endDecision) { [self] in
      if isCancelled(work, since: start) {
        request.cancelWithParts()
      } else {
        begin(request, work)
      }
      endDecision()
    }
  }

  /// Begins work, unless its request was cancelled. From `resting` or `settling`.
  @inlinable
  final func begin(
    _ request: _Request, _ work: Work<Eff, Moves, Input>, after pause: Kind<Eff, Void>? = nil
  ) {
    if unsafe isClosed { return request.drop() }
    if let part = unsafe request.part, request.isWaiting, isRemoved(part) { return request.drop() }
    guard request.begin() else { return }
    insert(request)
    guard let pause else { return go(request, work) }
    run(request, Eff.map(pause) { .nothing }) { queue, request, answer in
      queue.arrive(request, answer) { queue, request, _ in queue.go(request, work) }
    }
  }

  /// Begins a pause as a request of its own, and calls `end` at its end.
  @usableFromInline
  final func pause(
    _ pause: Kind<Eff, Void>?, _ receive: (_Request) -> Void, _ end: @escaping (_Request) -> Void
  ) {
    guard let pause else { return }
    let interval = makeRequest()
    receive(interval)
    guard interval.begin() else { return }
    insert(interval)
    launch(self, interval, Eff.map(pause) { .nothing }) { queue, interval, answer in
      queue.remove(interval)
      interval.conclude(isCancelled: answer.isCancelled)
      interval.end()
      if queue.isAtRest { end(interval) } else { queue.prompt { end(interval) } }
    }
  }

  /// Sends the input for cancelled work in its turn, if the request was cancelled and no other
  /// request has replaced it.
  @usableFromInline
  final func tell(_ next: Next, _ request: _Request) {
    guard unsafe request.wasCancelled && request.isTold && !isClosed, request.hasReceiver
    else { return }
    guard let part = unsafe request.part else {
      return come(orDrop: {}) { self.perform(next, of: request) }
    }
    part.isTelling = true  // A commit before its turn may remove the part.
    let tell = { (isDropped: Bool) in
      if !isDropped { self.perform(next, of: request) }
      part.isTelling = false
      request.leavePart()
    }
    come(orDrop: { tell(true) }) { tell(false) }
  }
}

// MARK: - Running

extension EffectQueue {
  /// Runs the work of a request that has begun. From `resting` or `settling`.
  @inlinable
  final func go(_ request: _Request, _ work: Work<Eff, Moves, Input>) {
    switch work.steps {
    case .one(let effect): go(request, effect)
    case .made(let read, let make):
      self.read(self, read, false)
      if let effect = make() { go(request, effect) } else { end(request, .success(.nothing)) }
    case .several(let workflow): workflow.go(self, request, workflow)
    case .stream(let stream):
      let send = Send<Next> { [self] in hear($0, of: request) }
      run(request, stream(send)) { queue, request, answer in
        queue.arrive(request, answer) { queue, request, end in queue.end(request, .success(end)) }
      }
    case .cancel(let what, let cancel):
      within(.settling) { cancel(self, what) }  // Events that are sent meanwhile wait.
      end(request, .success(.nothing))
    }
  }

  /// Runs the effect of a request that has begun. From `resting` or `settling`.
  @inlinable
  final func go(_ request: _Request, _ effect: Kind<Eff, Next>) {
    run(request, effect) { queue, request, answer in
      queue.arrive(request, answer) { queue, request, next in
        request.conclude()  // The effect is over, so `next` may begin another one.
        queue.perform(next, of: request)
        queue.end(request, .success(.nothing))
      }
    }
  }

  /// Runs an effect of a request that has begun, and calls a handler of its answer.
  @inlinable
  final func run(_ request: _Request, _ effect: Kind<Eff, Next>, _ answered: @escaping Handler) {
    if let answer = answerAtOnce(request, effect) {
      answered(self, request, answer)
    } else {
      launch(self, request, effect, answered)
      settle()
    }
  }
}

// MARK: - Answers

extension EffectQueue {
  /// Passes the value of an effect to `next` in a turn of its own. Ends the request if the effect has
  /// failed or was cancelled.
  @inlinable
  final func arrive(
    _ request: _Request, _ answer: Answer, _ next: @escaping (EffectQueue, _Request, Next) -> Void
  ) {
    switch answer {
    case .success(let value) where takesAtOnce: take(request, value, next)
    case .success(let value): come(orDrop: request.drop) { self.take(request, value, next) }
    // Elements of its stream may wait.
    case .failure: end(request, answer, inTurn: unsafe isTaking)
    case .cancelled: end(request, answer)
    }
  }

  /// Passes the value of an effect to `next`, unless its request was cancelled.
  @inlinable
  final func take(
    _ request: _Request, _ value: Next, _ next: (EffectQueue, _Request, Next) -> Void
  ) {
    guard unsafe !request.wasCancelled else { return end(request, .cancelled) }
    taking { next(self, request, value) }
  }

  /// Takes an element of a stream in progress, now or in its turn, unless the request was
  /// cancelled.
  @inlinable @inline(never)
  final func hear(_ next: Next, of request: _Request) {
    guard request.isOpen, unsafe !isClosed else { return }
    let body = { if unsafe !request.wasCancelled { self.perform(next, of: request) } }
    if takesAtOnce { return taking(body) }
    let drop = {
      unsafe request.isTold = false
      request.cancelWithParts()
    }
    come(orDrop: drop, body)
  }

  /// Ends a request with the answer of its effect, now or in its turn.
  @inlinable
  final func end(_ request: _Request, _ answer: Answer, inTurn: Bool = false) {
    remove(request)
    request.conclude(isCancelled: answer.isCancelled)
    let hasFailed = unsafe request.hasFailed && !answer.isCancelled
    finish(request, hasFailed ? request.report : nil, inTurn: inTurn)
  }
}

// MARK: - Workflows

extension EffectQueue {
  /// Runs the effects of a workflow from an index on, in constant stack. From `resting` or `settling`.
  @inlinable @inline(never)
  final func go(
    on request: _Request, _ workflow: StartedWorkflow<Eff, Moves, Input>, from start: Int
  ) {
    for index in start..<workflow.workflow.effects.count {
      let effect = workflow.workflow.effects[index]
      if unsafe request.wasCancelled { return end(request, .cancelled) }
      var answer = answerAtOnce(request, effect)
      if answer == nil {
        workflow.isStarting = true
        launch(self, request, effect) { queue, request, answer in
          if workflow.isStarting { return workflow.answer = answer }
          queue.arrive(request, workflow.settled(answer)) { queue, request, next in
            queue.perform(next, of: request, workflow.workflow.policy)
            queue.go(on: request, workflow, from: index + 1)
          }
        }
        workflow.isStarting = false
        answer = workflow.answer.take()
      }
      guard let answer else { return settle() }
      let settled = workflow.settled(answer)
      guard case .success(let next) = settled, unsafe !request.wasCancelled else {
        return end(request, unsafe request.wasCancelled ? .cancelled : settled)
      }
      perform(next, of: request, workflow.workflow.policy)
    }
    end(request, unsafe request.hasFailed ? .failure(.recorded) : .success(.nothing))
  }
}

/// A workflow that was started.
@usableFromInline
@_fixed_layout
final class StartedWorkflow<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias Answer = EffectQueue<Eff, Moves, Input>.Answer

  @usableFromInline let workflow: Workflow<Eff, Moves, Input>

  /// True while an effect is launched.
  @usableFromInline var isStarting = false

  /// The answer of an effect that ended while it was launched.
  @usableFromInline var answer: Answer?

  @inlinable
  init(_ workflow: Workflow<Eff, Moves, Input>) { self.workflow = workflow }

  /// Returns the answer of an effect for the effects after it. If these run after a failure, the effect
  /// ends in nothing.
  @inlinable
  func settled(_ answer: Answer) -> Answer {
    if case .failure = answer, workflow.failures == .proceed { .success(.nothing) } else { answer }
  }
}
