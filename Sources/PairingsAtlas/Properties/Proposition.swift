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
  /// The name.
  public let name: String
  @usableFromInline let test: (View) -> Bool

  /// Returns the part that does not hold for a view, for which the proposition of a name does not.
  @usableFromInline let explain: (_ name: String, View) -> String

  /// Makes a proposition from a name and a predicate.
  public init(_ name: String, _ test: @escaping (View) -> Bool) {
    self.init(name, test) { name, _ in "not \(name)" }
  }

  private init(
    _ name: String, _ test: @escaping (View) -> Bool,
    explain: @escaping (_ name: String, View) -> String
  ) {
    (self.name, self.test, self.explain) = (name, test, explain)
  }

  /// Returns the same proposition with another name.
  public func named(_ name: String) -> Proposition { Proposition(name, test, explain: explain) }

  /// Returns true if the proposition holds for a view.
  @inlinable
  public func holds(_ view: View) -> Bool { test(view) }

  /// Returns the part that does not hold for a view; nil if the proposition holds.
  public func failure(in view: View) -> String? { test(view) ? nil : explain(name, view) }

  /// Returns the conjunction.
  public func and(_ other: Proposition) -> Proposition {
    Proposition("\(name) and \(other.name)", { holds($0) && other.holds($0) }) { _, view in
      failures(beside: other, in: view)
    }
  }

  /// Returns the disjunction.
  public func or(_ other: Proposition) -> Proposition {
    Proposition("\(name) or \(other.name)", { holds($0) || other.holds($0) }) { _, view in
      failures(beside: other, in: view)
    }
  }

  private func failures(beside other: Proposition, in view: View) -> String {
    [self, other].compactMap { $0.failure(in: view) }.joined(separator: " and ")
  }

  /// The negation.
  public var not: Proposition {
    Proposition("not \(name)", { !holds($0) }) { [name] _, _ in name }
  }

  /// Returns the implication of another proposition by this one.
  public func implies(_ other: Proposition) -> Proposition {
    Proposition("\(other.name) if \(name)", { !holds($0) || other.holds($0) }) { _, view in
      "\(name), but \(other.failure(in: view) ?? "")"
    }
  }

  /// Returns the conjunction, ``and(_:)``.
  public static func && (left: Proposition, right: Proposition) -> Proposition { left.and(right) }

  /// Returns the disjunction, ``or(_:)``.
  public static func || (left: Proposition, right: Proposition) -> Proposition { left.or(right) }

  /// Returns the negation, ``not``.
  public static prefix func ! (proposition: Proposition) -> Proposition { proposition.not }

  /// Returns the same proposition about a part of another view.
  public func of<Whole>(_ part: @escaping (Whole) -> View) -> Proposition<Whole> {
    Proposition<Whole>(name, { holds(part($0)) }) { explain($0, part($1)) }
  }
}
