public import PairingsCore

/// The meaning of inputs: a move, follow-up effects, both, or nothing.
///
///     enum Step: Int { case up = 1, down = -1 }
///     let steps = Dispatcher.reduce { (count: inout Int, step: Step) in
///       count += step.rawValue
///     }
///
/// A look-up of an input's meaning runs no effect. An input without a meaning makes no commit. An
/// input that means a move makes one commit: its moves in all combined dispatchers are one move.
/// Dependencies of the effects are arguments of the function that makes the dispatcher.
///
/// ## Laws
///
/// The laws of ``Monoid``, compared for every input, and for every `f`, `g`, `d`, `c`, and prisms
/// `p` and `q`:
///
///     moves(f).combined(with: moves(g)) == moves { f($0).then(g($0)) }   // moves combine in order
///     moves(f) == steps { f($0).map { .none } }                          // moves are steps
///     d.widen(input: .identity) == d                                     // identity
///     d.widen(input: p).widen(input: q) == d.widen(input: q.appending(p))  // composition
///     d.combined(with: c).widen(input: p)
///       == d.widen(input: p).combined(with: c.widen(input: p))           // widen of a combination
///     // likewise for a part of the state
///
/// - Complexity: One function is called for each combined dispatcher, in constant stack; a
///   combination is O(1).
/// - SeeAlso: Xavier, *Comonads for User Interfaces* (2018).
@frozen
public struct Dispatcher<Eff: Monad, Moves: Monad, Input> {
  /// The follow-up effects of a move.
  public typealias FollowUp = Effects<Eff, Moves, Input>

  /// The meaning of an input in one of the combined dispatchers.
  @frozen @usableFromInline
  enum Clause {
    /// A move, if anything.
    case move((Input) -> Kind<Moves, Void>?)

    /// A change of a state in place.
    case reduce(ReducerMove<Moves, Input, Void>)

    /// A change of a state in place, with its follow-up effects.
    case update(ReducerMove<Moves, Input, FollowUp>)

    /// A move, effects or both, if anything.
    case any((Input) -> DispatcherStep<Eff, Moves, Input>?)
  }

  @usableFromInline let clauses: Rope<Clause>

  @inlinable
  init(_ clauses: Rope<Clause>) { self.clauses = clauses }

  @inlinable
  init(_ meaning: Clause) { self.init(Rope(.one(meaning))) }
}

/// The meaning of one input.
@frozen @usableFromInline
enum DispatcherStep<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias FollowUp = Effects<Eff, Moves, Input>

  /// A move.
  case move(Kind<Moves, Void>)

  /// Effects.
  case effects(FollowUp)

  /// A move with its follow-up effects. A move that changes nothing returns ``Effects/unchanged``.
  case step(Kind<Moves, FollowUp>)

  /// Appends the meaning of the input in another dispatcher, in the same move.
  @inlinable
  func then(_ other: DispatcherStep) -> DispatcherStep {
    switch (self, other) {
    case (.move(let first), .move(let second)): .move(first.then(second))
    case (.effects(let first), .effects(let second)): .effects(first.combined(with: second))
    case (.effects(let effects), .move(let move)), (.move(let move), .effects(let effects)):
      .step(Moves.map(move) { effects.with(isCommit: true) })
    default: .step(Moves.zip(going, other.going) { $0.then($1) })
    }
  }

  /// The move with its follow-up effects.
  @inlinable
  var going: Kind<Moves, FollowUp> {
    switch self {
    case .move(let move): Moves.map(move) { .none }
    case .effects(let effects): Moves.pure(effects.with(isCommit: false))
    case .step(let step): step
    }
  }
}

extension Dispatcher {
  /// Returns the meaning of an input, or nil if it has none.
  @inlinable
  func step(for input: Input) -> DispatcherStep<Eff, Moves, Input>? {
    if case .one(let meaning) = clauses.content { return meaning.step(for: input) }
    var last: DispatcherStep<Eff, Moves, Input>?
    #if hasFeature(Embedded)  // A page is to be small.
    clauses.forEach { meaning in
      if let step = meaning.step(for: input) { last = last.map { $0.then(step) } ?? step }
    }
    return last
    #else
    // Sums of many steps, as a balanced tree: a move may copy what the moves in it have written.
    var sums: [(step: DispatcherStep<Eff, Moves, Input>, level: Int)] = []
    var count = 0
    clauses.forEach { meaning in
      guard let step = meaning.step(for: input) else { return }
      last = last.map { $0.then(step) } ?? step
      count += 1
      guard count == 32, var sum = last else { return }
      var level = 0
      while let before = sums.last, before.level == level {
        (sum, level) = (before.step.then(sum), level + 1)
        sums.removeLast()
      }
      sums.append((sum, level))
      (last, count) = (nil, 0)
    }
    return sums.reversed().reduce(last) { later, sum in
      later.map { sum.step.then($0) } ?? sum.step
    }
    #endif
  }

  /// Returns the move that an input means, with the follow-up effects, or nil if the input has no
  /// meaning.
  @inlinable
  public func on(_ input: Input) -> Kind<Moves, FollowUp>? {
    step(for: input).map { $0.going }
  }
}

extension Dispatcher.Clause {
  @inlinable
  func step(for input: Input) -> DispatcherStep<Eff, Moves, Input>? {
    switch self {
    case .move(let move): move(input).map { .move($0) }
    case .reduce(let reducer): reducer.move(input).map { .move($0) }
    case .update(let reducer): reducer.move(input).map { .step($0) }
    case .any(let any): any(input)
    }
  }
}

extension Dispatcher: Monoid {
  /// Gives inputs a second meaning, in another dispatcher, whose moves come later.
  @inlinable
  public mutating func combine(with other: Dispatcher) {
    self = Dispatcher(clauses.appending(other.clauses))
  }

  /// The dispatcher in which no input has a meaning.
  @inlinable
  public static var empty: Dispatcher { Dispatcher(Rope(.nothing)) }
}
