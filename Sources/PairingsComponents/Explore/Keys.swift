/// The key of a request: a hashable value of any type. Values of different types are different
/// keys.
///
/// The value is in an object and not in an `AnyHashable`, which Embedded Swift does not have.
/// The size of an `AnyHashable` would also make each copy of an effect a call.
@frozen @usableFromInline
struct Key: Hashable {
  private let content: KeyContent

  @usableFromInline
  init(_ value: some Hashable, isShared: Bool = false) { content = KeyValue(value, isShared) }

  /// True if a part shares the key with its whole.
  var isShared: Bool { content.isShared }

  /// The same key, which a part shares with its whole.
  var shared: Key { Key(content.shared) }

  private init(_ content: KeyContent) { self.content = content }

  /// Returns the key of a whole for that of one of its parts.
  func of(_ id: some Hashable) -> Key {
    content.isShared ? self : Key(PartKey(id, within: self))
  }

  @usableFromInline
  static func == (left: Key, right: Key) -> Bool { left.content.isEqual(to: right.content) }

  @usableFromInline
  func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

/// Traps if the hash or `==` of a key is what calls.
func expectNoKeyCalls(_ isChanging: Bool) {
  precondition(!isChanging, "The hash or == of a key calls the explorer that uses it.")
}

/// The value of a key, with its type erased.
@usableFromInline
class KeyContent {
  /// True if a part shares the key with its whole.
  let isShared: Bool

  init(_ isShared: Bool) { self.isShared = isShared }

  var shared: KeyContent { self }
  func isEqual(to other: KeyContent) -> Bool { self === other }
  func hash(into hasher: inout Hasher) {}
}

/// The value of a key with its type.
private final class KeyValue<Value: Hashable>: KeyContent {
  private let value: Value

  init(_ value: Value, _ isShared: Bool) {
    self.value = value
    super.init(isShared)
  }

  override var shared: KeyContent { KeyValue(value, true) }
  override func isEqual(to other: KeyContent) -> Bool { (other as? KeyValue)?.value == value }
  override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

// MARK: - The slot of a key

/// The requests under one key, in the order in which they were sent.
@usableFromInline
final class Slot {
  /// The requests. Those that have ended leave once they are more than half of the list.
  private var requests: [(number: Int, request: _Request)] = []

  /// The number of requests in the list that have ended.
  private var ended = 0

  /// The number of requests at the front of the list that were cancelled together, of those for which
  /// the last turn waits, of those that send no input for a cancellation, and of those that are over
  /// or were cancelled.
  private var (cancelled, awaited, silent, past) = (0, 0, 0, 0)

  /// The turn of the request queued last. It ends when that request and all before it have ended.
  private var lastTurn: _Request?

  #if !hasFeature(Embedded)  // As Explorer.checkpoint(after:).
  /// The turns that have not ended, and others, and the number at which those leave.
  private var (turns, bound) = ([_Request](), 16)
  #endif

  /// The request that starts at the end of the interval: the latest one sent within it.
  var next: (request: _Request, start: () -> Void)?

  /// The interval in progress, if there is one. No other request starts within it.
  var interval: _Request?

  /// True if the slot has no request and no interval.
  var isEmpty: Bool { requests.count == ended && interval == nil && next == nil }

  /// Returns true if no request waits or is in progress, except cancelled ones, whose work may go on.
  ///
  /// - Complexity: O(1), amortised.
  func isFree() -> Bool {
    while past < requests.count {
      let request = requests[past].request
      guard unsafe request.isOver || request.wasCancelled else { return false }
      past += 1
    }
    return true
  }

  /// Adds a request.
  func insert(_ request: _Request, _ number: Int) { requests.append((number, request)) }

  /// Counts the end of a request.
  ///
  /// - Complexity: O(1), amortised.
  func countEnd() {
    ended += 1
    guard ended * 2 > requests.count else { return }
    func left(_ count: Int) -> Int { requests[..<count].count { !$0.request.hasEnded } }
    (cancelled, awaited) = (left(cancelled), left(awaited))
    (silent, past) = (left(silent), left(past))
    let all = requests
    requests = all.filter { !$0.request.hasEnded }
    ended -= all.count - requests.count  // Negative if the end of one that has left is not counted.
    withExtendedLifetime(all) {}  // Freed after all fields are written.
  }

  /// Returns the requests that end before `turn`, the turn of the request that was added last, begins: the
  /// last turn, which waits for all requests before it, and the requests sent since.
  func queue(_ turn: _Request) -> [_Request] {
    let before =
      requests[awaited..<(requests.count - 1)].map { $0.request } + [lastTurn].compactMap { $0 }
    awaited = requests.count
    lastTurn = turn
    #if !hasFeature(Embedded)
    if turns.count >= bound {
      turns.removeAll { $0.hasEnded }
      bound = max(16, 2 * turns.count)
    }
    turns.append(turn)
    #endif
    return before.filter { !$0.hasEnded }
  }

  /// Cancels all requests but the one that was added last, which replaces them. That one waits
  /// meanwhile, since code that observes the others may cancel it.
  ///
  /// - Complexity: O(1) amortised: a request is cancelled once.
  func replaceAll(in queue: EventQueue) {
    for entry in requests[silent..<(requests.count - 1)] { unsafe entry.request.isTold = false }
    silent = requests.count - 1
    let (last, others) = (requests[requests.count - 1].request, takeUncancelled(keeping: 1))
    guard !others.isEmpty else { return }
    queue.holdBack(last)
    others.cancelAll()
  }

  /// Suppresses the inputs for earlier cancelled requests, since a later request has begun and the
  /// present state is that of the later one.
  ///
  /// - Complexity: O(*n*) for *n* requests from the first one on that is not cancelled; a cancelled one
  ///   before it is silenced once.
  func silence() {
    var isFirst = true
    for (_, request) in requests[silent...] {
      guard unsafe request.wasCancelled || request.hasEnded else {
        isFirst = false
        continue
      }
      unsafe request.isTold = false
      if isFirst { silent += 1 }
    }
  }

  /// Returns the requests that were not cancelled together with others, except the last ones.
  private func takeUncancelled(keeping kept: Int = 0) -> [_Request] {
    let uncancelled = requests[cancelled..<(requests.count - kept)]
    cancelled = requests.count - kept
    return uncancelled.lazy.map { $0.request }.filter { !$0.hasEnded }
  }

  /// Cancels all requests and the interval.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), takeUncancelled())
    interval?.cancelWithParts()
    next?.request.cancelWithParts()
    others.cancelAll()
  }

  /// Ends the interval, and returns the requests that wait.
  func takeWaiting() -> [(number: Int, request: _Request)] {
    let (next, interval) = (next.take(), interval.take())
    interval?.cancelWithParts()
    defer { withExtendedLifetime(next) {} }
    return requests.filter { $0.request.isWaiting }
  }
}

/// The requests of a queue that were sent under keys.
@usableFromInline
final class Keys {
  // Not a literal: Embedded Swift compiles an empty one to a loop that would fill the dictionary.
  fileprivate var all = [Key: Slot]()

  /// True while code of the user may hash and compare keys.
  private var isChanging = false

  /// The slots of the keys.
  ///
  /// - Precondition: No change of the slots is hashing or comparing a key.
  var slots: [Key: Slot] {
    get {
      expectNoKeyCalls(isChanging)
      return all
    }
    _modify {
      expectNoKeyCalls(isChanging)
      isChanging = true
      yield &all
      isChanging = false
    }
  }

  /// The number of requests that were sent under keys, refused ones included.
  var count = 0

  /// Returns true if no request under a key waits or is in progress, except cancelled ones.
  func isFree(_ key: Key) -> Bool { slots[key]?.isFree() ?? true }

  /// Adds a request under a key until it has ended, and returns the slot of the key.
  func hold(_ request: _Request, _ key: Key) -> Slot {
    let slot = slots[key] ?? Slot()
    slots[key] = slot
    slot.insert(request, count)
    count += 1
    request.onEnd { [self] _ in
      slot.countEnd()
      leave(slot, key)
    }
    return slot
  }

  /// Cancels the requests under a key.
  @usableFromInline
  func cancel(_ key: Key) {
    guard let slot = slots[key] else { return }
    slot.cancelAll()
    leave(slot, key)
  }

  /// Cancels the requests that wait, and all intervals.
  func cancelWaiting() {
    let waiting = slots.values.flatMap { $0.takeWaiting() }.sorted { $0.number < $1.number }
    for next in waiting { next.request.cancelWithParts() }
    for (key, slot) in slots { leave(slot, key) }
  }

  /// Removes a slot, if it is empty.
  func leave(_ slot: Slot, _ key: Key) {
    guard slot.isEmpty, let index = slots.index(forKey: key), slots[index].value === slot
    else { return }
    let left = slots[index]
    slots.remove(at: index)
    withExtendedLifetime(left) {}  // Freed after the dictionary is written.
  }
}

// MARK: - The state of the keys, for the comparison of an explorer's states

#if !hasFeature(Embedded)  // No module compares states there.

extension Keys {
  /// Saves the state, and returns a function that restores it. Adds the requests to a list.
  func checkpoint(_ all: inout [_Request]) -> () -> Void {
    let (slots, count) = (slots, count)
    let saved = slots.values.map { $0.checkpoint(&all) }
    return { [self] in
      let later = self.all
      (self.all, self.count) = (slots, count)
      for restore in saved { restore() }
      withExtendedLifetime(later) {}  // Freed after all fields are written.
    }
  }
}

extension Slot {
  func checkpoint(_ all: inout [_Request]) -> () -> Void {
    turns.removeAll { $0.hasEnded }
    all += requests.map { $0.request } + turns + [next?.request, interval].compactMap { $0 }
    let state = (requests, ended, cancelled, awaited, silent, past, lastTurn, turns, next, interval)
    return { [self] in
      (requests, ended, cancelled, awaited, silent, past, lastTurn, turns, next, interval) = state
    }
  }

  /// The requests that have not ended, in the order in which they were sent, and the interval.
  var states: [RequestState] {
    let all = requests.filter { !$0.request.hasEnded }.map { RequestState($1, number: $0) }
    return all + (interval.map { [RequestState($0, number: RequestState.interval)] } ?? [])
  }
}

/// The state of a request that has not ended.
@usableFromInline
package struct RequestState {
  /// The number of requests that were sent under keys before this one, or ``interval``.
  @usableFromInline package let number: Int

  /// The number of an interval, which was not sent.
  @usableFromInline package static let interval = -1

  /// True if the request was cancelled.
  @usableFromInline package static func wasCancelled(_ flags: UInt8) -> Bool { flags & 0b10 != 0 }

  /// A bit for each fact on which the end of the request depends: its turn has not come, it was
  /// cancelled, its cancellation sends an input, its part was removed.
  @usableFromInline package let flags: UInt8

  /// The number of the launch in progress, or zero.
  @usableFromInline package let launch: Int

  init(_ request: _Request, number: Int) {
    func bit(_ isSet: Bool, _ place: UInt8) -> UInt8 { isSet ? 1 << place : 0 }
    unsafe (self.number, launch) = (number, request.launch)
    flags =
      unsafe bit(request.isWaiting, 0) | bit(request.wasCancelled, 1) | bit(request.isTold, 2)
      | bit(request.part?.isRemoved == true, 3)
  }
}

extension Explorer {
  /// The number of requests that were sent under keys.
  @usableFromInline package var sentUnderKeys: Int { unsafe loop.keys?.count ?? 0 }

  /// The requests under each key that have not ended, in the order in which they were sent, and its
  /// interval. The order of the keys is any.
  @usableFromInline package var requestsUnderKeys: [[RequestState]] {
    unsafe loop.keys?.slots.values.map { $0.states } ?? []
  }

  /// The flags of the requests whose effects are in progress, by the numbers of their launches.
  @usableFromInline package var flagsOfLaunches: [Int: UInt8] {
    var flags: [Int: UInt8] = [:]
    for request in unsafe loop.going where unsafe request.launch != 0 {
      unsafe flags[request.launch] = RequestState(request, number: request.launch).flags
    }
    return flags
  }
}

#endif
