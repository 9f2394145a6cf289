/// A breadth-first search with partial-order reduction by sleep sets: it takes independent actions
/// in one order only.
@usableFromInline
typealias SleepSetSearch<System: Model> = Search<System, SleepSetFrontier<System>>

/// The frontier of a breadth-first search with sleep sets.
///
/// An action in the sleep set of a state need not be taken there. Another path took it before an
/// independent action, and reaches the same successor after as many steps. All states are visited,
/// on shortest paths; only transitions are saved. An action that shows passing views does not
/// sleep. That suffices, since independent actions give each other no passing views.
///
/// - SeeAlso: Godefroid, *Partial-Order Methods for the Verification of Concurrent Systems* (1996),
///   for sleep sets, and for their change where a state is reached again.
@frozen
@usableFromInline
struct SleepSetFrontier<System: Model>: SearchFrontier {
  @usableFromInline let bound: Int
  @usableFromInline let areIndependent: (System.Action, System.Action) -> Bool
  @usableFromInline var states: [System.State] = []

  /// The sleep set of each state.
  @usableFromInline var asleep: [Set<System.Action>] = []

  /// A Boolean value for each state, indicating whether it is expanded.
  @usableFromInline var isExpanded: [Bool] = []

  /// The states to expand at the present depth, and at the next: with some actions only, or with
  /// all that do not sleep.
  @usableFromInline var present: [(state: Int, only: Set<System.Action>?)] = []
  @usableFromInline var upcoming: [(state: Int, only: Set<System.Action>?)] = []
  @usableFromInline var index = 0
  @usableFromInline var depth = -1

  /// The actions of the present state so far; of these, those that sleep or are looked up.
  @usableFromInline var actions: [System.Action] = []
  @usableFromInline var done: Set<System.Action> = []

  /// The ordinals of the actions of the present state that have passing views. Such an action does
  /// not sleep: after another action, its passing views may differ.
  @usableFromInline var passing: Set<Int> = []

  /// Makes a frontier with a bound of depth.
  @inlinable
  init(within bound: Int, areIndependent: @escaping (System.Action, System.Action) -> Bool) {
    (self.bound, self.areIndependent) = (bound, areIndependent)
  }

  @inlinable static var lookup: SearchLookup { .expansion }
  @inlinable var bytesToGrow: Int { states.bytesToGrow }

  @inlinable
  var held: Int {
    states.count * (MemoryLayout<System.State>.stride + MemoryLayout<Set<System.Action>>.stride + 1)
  }

  @inlinable
  mutating func next() -> (state: System.State, number: Int)? {
    guard index < present.count else { return nil }
    let number = present[index].state
    isExpanded[number] = true
    actions.removeAll(keepingCapacity: true)
    done = asleep[number]
    passing = []
    return (states[number], number)
  }

  @inlinable
  mutating func advance() throws(SearchStop) -> Bool {
    if depth + 1 >= bound, !upcoming.isEmpty { throw SearchStop(.depth(bound)) }
    (present, upcoming, index, depth) = (upcoming, [], 0, depth + 1)
    return !present.isEmpty
  }

  @inlinable
  mutating func wants(_ action: System.Action) -> Bool {
    actions.append(action)
    return present[index].only?.contains(action) ?? !done.contains(action)
  }

  @inlinable
  mutating func pass(by ordinal: Int) -> Bool {
    passing.insert(ordinal)
    return true
  }

  @inlinable
  mutating func add(_ successor: SearchSuccessor<System.State>, number: Int) -> Int {
    upcoming.append((number, nil))
    states.append(successor.state)
    asleep.append(sleeping(at: successor))
    isExpanded.append(false)
    return number
  }

  @inlinable
  mutating func revisit(_ successor: SearchSuccessor<System.State>, _ number: Int) {
    let sleeping = sleeping(at: successor)
    let woken = asleep[number].subtracting(sleeping)
    guard !woken.isEmpty else { return }
    asleep[number].formIntersection(sleeping)
    if isExpanded[number] { upcoming.append((number, woken)) }
  }

  /// Returns the sleep set of a successor of the present state.
  @inlinable
  mutating func sleeping(at successor: SearchSuccessor<System.State>) -> Set<System.Action> {
    guard !actions.isEmpty else { return [] }
    let action = actions[Int(successor.ordinal)]
    defer { if !passing.contains(Int(successor.ordinal)) { done.insert(action) } }
    return done.filter { areIndependent($0, action) }
  }

  @inlinable
  func enabled(_ taken: Int) -> Int? {
    // The sleeping actions are enabled, too.
    present[index].only == nil ? taken + asleep[present[index].state].count : nil
  }

  @inlinable
  mutating func finishExpansion(_ taken: Int) -> Int {
    index += 1
    return 0  // The search counts these transitions as it looks them up.
  }
}
