/// The explorers of a transaction, regardless of their types. Each operation applies to all of
/// them.
@usableFromInline
protocol Participant {
  /// The work that remains at the explorers after the end of a transaction.
  associatedtype End

  /// True if all of them can commit.
  var canCommit: Bool { get }

  /// Queues a transaction at an explorer that cannot commit.
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void)

  /// The number of these explorers that are in a transaction.
  var transacting: Int { get }

  /// Calls one closure for each explorer that is in a transaction: `keep` once that transaction is
  /// kept, or `rollBack` if it is rolled back.
  func keep(_ keep: @escaping () -> Void, orRollBack rollBack: @escaping () -> Void)

  /// Begins a transaction.
  func begin()

  /// Ends the transaction, and reverts it if it is not kept.
  func end(isKept: Bool) -> End

  /// Writes the commits of the transaction into the journals.
  func write(_ end: End)

  /// Shows the result of the transaction.
  func show(_ end: End)

  /// Restores the phase in which the transaction began.
  func leave(_ end: End)

  /// Does the queued actions.
  func settle()
}

/// One explorer of a transaction.
@frozen @usableFromInline
struct One<Eff: Launching, Pair: Pairing, Input, View>: Participant {
  @usableFromInline let loop: Loop<Eff, Pair, Input, View>

  @inlinable
  init(_ explorer: Explorer<Eff, Pair, Input, View>) { loop = explorer.loop }

  @inlinable
  var canCommit: Bool { loop.canCommit }

  @inlinable
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void) {
    loop.start(request, start)
  }

  @inlinable
  var transacting: Int { loop.isTransacting ? 1 : 0 }

  @inlinable
  func keep(_ keep: @escaping () -> Void, orRollBack rollBack: @escaping () -> Void) {
    if loop.isTransacting { loop.enqueue(.keep(keep, orRollBack: rollBack)) }
  }

  @inlinable
  func begin() { loop.begin() }

  @inlinable
  func end(isKept: Bool) -> Aftermath<Eff, Pair, Input, View> { loop.end(isKept: isKept) }

  @inlinable
  func write(_ end: Aftermath<Eff, Pair, Input, View>) { loop.write(end) }

  @inlinable
  func show(_ end: Aftermath<Eff, Pair, Input, View>) { loop.show(end) }

  @inlinable
  func leave(_ end: Aftermath<Eff, Pair, Input, View>) { loop.leave(end) }

  @inlinable
  func settle() { loop.settle() }
}

/// Two participants of a transaction as one.
@frozen @usableFromInline
struct Both<First: Participant, Second: Participant>: Participant {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @inlinable
  var canCommit: Bool { first.canCommit && second.canCommit }

  @inlinable
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void) {
    if second.canCommit { first.wait(request, start) } else { second.wait(request, start) }
  }

  @inlinable
  var transacting: Int { first.transacting + second.transacting }

  @inlinable
  func keep(_ keep: @escaping () -> Void, orRollBack rollBack: @escaping () -> Void) {
    first.keep(keep, orRollBack: rollBack)
    second.keep(keep, orRollBack: rollBack)
  }

  @inlinable
  func begin() {
    first.begin()
    second.begin()
  }

  @inlinable
  func end(isKept: Bool) -> (First.End, Second.End) {
    (first.end(isKept: isKept), second.end(isKept: isKept))
  }

  @inlinable
  func write(_ end: (First.End, Second.End)) {
    first.write(end.0)
    second.write(end.1)
  }

  @inlinable
  func show(_ end: (First.End, Second.End)) {
    first.show(end.0)
    second.show(end.1)
  }

  @inlinable
  func leave(_ end: (First.End, Second.End)) {
    first.leave(end.0)
    second.leave(end.1)
  }

  @inlinable
  func settle() {
    first.settle()
    second.settle()
  }
}

#if !hasFeature(Embedded)  // Embedded Swift has no values of any type.

/// Any number of participants of a transaction as one.
@frozen @usableFromInline
struct Several: Participant {
  /// The work that remains at one participant after the end of a transaction.
  @frozen @usableFromInline
  struct OneEnd {
    @usableFromInline let write: () -> Void
    @usableFromInline let show: () -> Void
    @usableFromInline let leave: () -> Void

    @inlinable
    init<One: Participant>(_ one: One, isKept: Bool) {
      let end = one.end(isKept: isKept)
      write = { one.write(end) }
      show = { one.show(end) }
      leave = { one.leave(end) }
    }
  }

  @usableFromInline let all: [any Participant]

  @inlinable
  init(_ all: [any Participant]) { self.all = all }

  @inlinable
  var canCommit: Bool { all.allSatisfy { $0.canCommit } }

  @inlinable
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void) {
    all.last { !$0.canCommit }?.wait(request, start)
  }

  @inlinable
  var transacting: Int { all.reduce(0) { $0 + $1.transacting } }

  @inlinable
  func keep(_ keep: @escaping () -> Void, orRollBack rollBack: @escaping () -> Void) {
    for one in all { one.keep(keep, orRollBack: rollBack) }
  }

  @inlinable
  func begin() { for one in all { one.begin() } }

  @inlinable
  func end(isKept: Bool) -> [OneEnd] { all.map { OneEnd($0, isKept: isKept) } }

  @inlinable
  func write(_ end: [OneEnd]) { for one in end { one.write() } }

  @inlinable
  func show(_ end: [OneEnd]) { for one in end { one.show() } }

  @inlinable
  func leave(_ end: [OneEnd]) { for one in end { one.leave() } }

  @inlinable
  func settle() { for one in all { one.settle() } }
}

#endif
