extension Loop {
  /// True while commits have observers.
  @inlinable
  var isRecorded: Bool { unsafe !(recorders?.isEmpty ?? true) }

  /// Makes a change now or in its turn.
  @inlinable
  func commit(_ change: Change<Eff, Pair, Input, View>, _ policy: RefreshPolicy = .each) {
    if isAtRest { make(change, policy) } else { enqueue(.commit(change, policy)) }
  }

  /// Sends the input that `plan` chooses, if there is one. Actions that `plan` sends wait. From
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

  /// Returns the value that a move has in the present place, and does not make the move.
  @inlinable
  func inspect<Value>(_ move: Kind<Moves, Value>) -> Value {
    pairing.pair(move, place.space) { value, _ in value }
  }

  /// Makes a change. From `resting` or `settling`.
  @inlinable
  func make(_ change: Change<Eff, Pair, Input, View>, _ policy: RefreshPolicy) {
    switch change {
    case .input(let input): send(input)
    case .move(let move, _): self.change(policy, { change }) { $0.move(move, &$1) }
    case .transform(let transform): go(to: showing { transform(place.space) }, by: change, policy)
    case .place(let place): go(to: place, by: change, policy)
    }
  }

  /// Replaces the space by another.
  @inlinable
  func go(
    to new: Space, by change: Change<Eff, Pair, Input, View>, _ policy: RefreshPolicy
  ) {
    self.change(policy, { change }) { $1 = new }
  }

  /// Changes the space, records the commit and shows the view. From `resting` or
  /// `settling`.
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
    settle()
  }
}
