/// The sleep sets of a search with partial-order reduction, which takes independent actions in one
/// order only.
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
struct SleepSets<System: Model> {
  @usableFromInline let areIndependent: (System.Action, System.Action) -> Bool
  @usableFromInline var states: [System.State] = []

  /// The sleep set of each state.
  @usableFromInline var asleep: [Set<System.Action>] = []

  /// A Boolean value for each state, indicating whether it is expanded.
  @usableFromInline var isExpanded: [Bool] = []

  /// The states to expand again at the present depth, and at the next, with some actions only.
  @usableFromInline var present: [(state: Int, only: Set<System.Action>)] = []
  @usableFromInline var upcoming: [(state: Int, only: Set<System.Action>)] = []

  /// The actions that are taken from the present state; nil if all are that did not sleep.
  @usableFromInline var only: Set<System.Action>?
  @usableFromInline var slept: Set<System.Action> = []

  /// The last action of the present state. Of all so far, those that sleep, and those that were taken, in
  /// the order in which they came first: an action may have several successors.
  @usableFromInline var action: System.Action?
  @usableFromInline var done: [System.Action] = []

  /// A Boolean value indicating whether the last transition has passing views.
  @usableFromInline var isPassing = false

  /// The actions of the present state that have passing views. Such an action does not sleep: after
  /// another action, its passing views may differ.
  @usableFromInline var passing: Set<System.Action> = []

  /// The numbers of the successors of the present state so far.
  @usableFromInline var successors: [Int] = []

  @inlinable
  init(areIndependent: @escaping (System.Action, System.Action) -> Bool) {
    self.areIndependent = areIndependent
  }

  /// The size by which the table of states grows next, in bytes.
  @inlinable var bytesToGrow: Int { states.bytesToGrow }

  /// Returns the next state to expand again, with its number.
  @inlinable
  mutating func next() -> (state: System.State, number: Int)? {
    present.popLast().map {
      only = $0.only
      return (states[$0.state], $0.state)
    }
  }

  /// Makes the states of the next depth present; returns false if there are none.
  @inlinable
  mutating func advance() -> Bool {
    (present, upcoming) = (upcoming.reversed(), [])
    return !present.isEmpty
  }

  /// Begins the expansion of a state.
  @inlinable
  mutating func begin(_ number: Int) {
    isExpanded[number] = true
    action = nil
    passing.removeAll(keepingCapacity: true)
    successors.removeAll(keepingCapacity: true)
    (slept, done) = (asleep[number], Array(asleep[number]))
  }

  /// Returns true for an action of the present state that is to be taken.
  @inlinable
  mutating func wants(_ action: System.Action) -> Bool {
    (self.action, isPassing) = (action, false)
    return only?.contains(action) ?? !slept.contains(action)
  }

  /// Adds a new state.
  @inlinable
  mutating func add(_ successor: SearchSuccessor<System.State>) {
    states.append(successor.state)
    asleep.append(sleeping(at: successor))
    isExpanded.append(false)
    successors.append(states.count - 1)
  }

  /// Wakes the actions of a state that slept only on the path on which it was seen before.
  @inlinable
  mutating func revisit(_ successor: SearchSuccessor<System.State>, _ number: Int) {
    let sleeping = sleeping(at: successor)
    successors.append(number)
    let woken = asleep[number].subtracting(sleeping)
    guard !woken.isEmpty else { return }
    asleep[number].formIntersection(sleeping)
    if isExpanded[number] { upcoming.append((number, woken)) }
  }

  /// Returns the sleep set of a successor of the present state: the independent actions before the first
  /// successor by its action.
  @inlinable
  mutating func sleeping(at successor: SearchSuccessor<System.State>) -> Set<System.Action> {
    guard let action else { return [] }
    let first = done.firstIndex(of: action)
    let before = done[..<(first ?? done.count)]
    let sleeping = Set(before.filter { areIndependent($0, action) })
    if isPassing {
      if passing.insert(action).inserted, let first {
        done.remove(at: first)
        wake(action)
      }
    } else if first == nil && !passing.contains(action) {
      done.append(action)
    }
    return sleeping
  }

  /// Wakes an action in the successors of the present state.
  @inlinable
  mutating func wake(_ action: System.Action) {
    for number in successors where asleep[number].remove(action) != nil && isExpanded[number] {
      upcoming.append((number, [action]))
    }
  }

  /// Ends the expansion of a state; returns the number of its enabled actions, of which some are
  /// taken and the others sleep, or nil if it was expanded before.
  @inlinable
  mutating func finish(_ number: Int, _ taken: Int) -> Int? {
    defer { only = nil }
    return only == nil ? taken + asleep[number].count : nil
  }
}
