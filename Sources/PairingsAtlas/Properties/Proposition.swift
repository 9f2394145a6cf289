/// A named predicate on views, with parts, so that a failure names the part that does not hold.
///
///     let paid = Proposition<Till>("paid") { $0.paid >= 0 }
///     let full = Proposition<Till>("stocked") { $0.stock > 0 }
///     (paid && full).failure(in: till)  // "not stocked"
///
/// A predicate is a plain closure, which may be isolated to an actor, as the views of an application
/// are. So a proposition is not `Sendable`, like a move or an optic: a shared one is computed, and
/// each core of a parallel search makes its own. A `@Sendable` predicate could neither read a
/// computed property of such a view nor capture a move.
///
/// ## Laws
///
/// For all propositions `a` and `b`, and every view `v`:
///
///     (a && b).holds(v) == (a.holds(v) && b.holds(v))  // conjunction
///     (a || b).holds(v) == (a.holds(v) || b.holds(v))  // disjunction
///     (!a).holds(v) == !a.holds(v)                     // negation
///     a.implies(b).holds(v) == (!a || b).holds(v)      // implication
///     (a.failure(in: v) == nil) == a.holds(v)          // failure
@frozen
public struct Proposition<View> {
  @frozen
  @usableFromInline
  indirect enum Form {
    case test((View) -> Bool)
    case all([Proposition])
    case any([Proposition])
    case not(Proposition)
    case implies(Proposition, Proposition)
  }

  /// The name.
  public let name: String
  @usableFromInline let form: Form

  /// Makes a proposition from a name and a predicate.
  public init(_ name: String, _ test: @escaping (View) -> Bool) {
    self.init(name, .test(test))
  }

  init(_ name: String, _ form: Form) { (self.name, self.form) = (name, form) }

  /// Returns the same proposition with another name.
  public func named(_ name: String) -> Proposition { Proposition(name, form) }

  /// Returns true if the proposition holds for a view.
  @inlinable
  public func holds(_ view: View) -> Bool {
    switch form {
    case .test(let test): test(view)
    case .all(let parts): parts.allSatisfy { $0.holds(view) }
    case .any(let parts): parts.contains { $0.holds(view) }
    case .not(let part): !part.holds(view)
    case .implies(let given, let then): !given.holds(view) || then.holds(view)
    }
  }

  /// Returns the part that does not hold for a view; nil if the proposition holds.
  public func failure(in view: View) -> String? {
    switch form {
    case .test(let test): return test(view) ? nil : "not \(name)"
    case .all(let parts):
      let failures = parts.compactMap { $0.failure(in: view) }
      return failures.isEmpty ? nil : failures.joined(separator: " and ")
    case .any(let parts):
      let failures = parts.compactMap { $0.failure(in: view) }
      return failures.count < parts.count ? nil : failures.joined(separator: " and ")
    case .not(let part): return part.holds(view) ? part.name : nil
    case .implies(let given, let then):
      guard given.holds(view), let failure = then.failure(in: view) else { return nil }
      return "\(given.name), but \(failure)"
    }
  }

  /// Returns the conjunction.
  public func and(_ other: Proposition) -> Proposition {
    Proposition("\(name) and \(other.name)", .all([self, other]))
  }

  /// Returns the disjunction.
  public func or(_ other: Proposition) -> Proposition {
    Proposition("\(name) or \(other.name)", .any([self, other]))
  }

  /// The negation.
  public var not: Proposition { Proposition("not \(name)", .not(self)) }

  /// Returns the implication of another proposition by this one.
  public func implies(_ other: Proposition) -> Proposition {
    Proposition("\(other.name) if \(name)", .implies(self, other))
  }

  /// Returns the conjunction, ``and(_:)``.
  public static func && (left: Proposition, right: Proposition) -> Proposition { left.and(right) }

  /// Returns the disjunction, ``or(_:)``.
  public static func || (left: Proposition, right: Proposition) -> Proposition { left.or(right) }

  /// Returns the negation, ``not``.
  public static prefix func ! (proposition: Proposition) -> Proposition { proposition.not }

  /// Returns the same proposition about a part of another view.
  public func of<Whole>(_ part: @escaping (Whole) -> View) -> Proposition<Whole> {
    Proposition<Whole>(name) { holds(part($0)) }
  }
}
