/// The explorers of a transaction, whatever their types: each operation is done to all of them.
@usableFromInline
protocol Participant {
  /// What a transaction leaves to be done once it has ended everywhere.
  associatedtype End

  /// Whether all of them can commit.
  var canCommit: Bool { get }

  /// Lets a transaction wait for the turn of one that cannot commit.
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void)

  /// How many of them are in a transaction.
  var transacting: Int { get }

  /// Calls `keep` for each of them that is in a transaction once that is kept, and `undo` if it
  /// is undone.
  func keep(_ keep: @escaping () -> Void, orUndo undo: @escaping () -> Void)

  /// Begins a transaction.
  func begin()

  /// Ends the transaction: nothing has happened if it is not kept.
  func end(isKept: Bool) -> End

  /// Writes what it came to into the journal.
  func write(_ end: End)

  /// Shows what it came to.
  func show(_ end: End)

  /// Goes on where the transaction began.
  func leave(_ end: End)

  /// Does what waits.
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
  func keep(_ keep: @escaping () -> Void, orUndo undo: @escaping () -> Void) {
    if loop.isTransacting { loop.enqueue(.keep(keep, orUndo: undo)) }
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
  func keep(_ keep: @escaping () -> Void, orUndo undo: @escaping () -> Void) {
    first.keep(keep, orUndo: undo)
    second.keep(keep, orUndo: undo)
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

/// Any participants of a transaction as one.
@frozen @usableFromInline
struct Several: Participant {
  /// What a transaction leaves to be done at one of them.
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
  func keep(_ keep: @escaping () -> Void, orUndo undo: @escaping () -> Void) {
    for one in all { one.keep(keep, orUndo: undo) }
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
