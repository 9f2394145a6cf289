/// Something that is so or not, of what is seen: with a name, and with parts, so that who asks
/// is told which part of it is not so.
///
///     let paid = Claim<Till>("paid") { $0.paid >= 0 }
///     let full = Claim<Till>("stocked") { $0.stock > 0 }
///     (paid && full).failure(in: till)  // "not stocked"
///
/// ## Laws
///
/// For all claims `a` and `b`, and every view `v`:
///
///     (a && b).holds(v) == (a.holds(v) && b.holds(v))  // conjunction
///     (a || b).holds(v) == (a.holds(v) || b.holds(v))  // disjunction
///     (!a).holds(v) == !a.holds(v)                     // negation
///     a.implies(b).holds(v) == (!a || b).holds(v)      // implication
///     (a.failure(in: v) == nil) == a.holds(v)          // failure
@frozen
public struct Claim<View> {
  @frozen
  @usableFromInline
  indirect enum Form {
    case test((View) -> Bool)
    case all([Claim])
    case any([Claim])
    case not(Claim)
    case implies(Claim, Claim)
  }

  /// What it is called.
  public let name: String
  @usableFromInline let form: Form

  /// Names a test.
  public init(_ name: String, _ test: @escaping (View) -> Bool) {
    self.init(name, .test(test))
  }

  private init(_ name: String, _ form: Form) { (self.name, self.form) = (name, form) }

  /// The same claim under another name.
  public func named(_ name: String) -> Claim { Claim(name, form) }

  /// Whether it is so.
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

  /// Which part of it is not so; nothing if all of it is.
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

  /// Both.
  public func and(_ other: Claim) -> Claim {
    Claim("\(name) and \(other.name)", .all([self, other]))
  }

  /// One of them, or both.
  public func or(_ other: Claim) -> Claim {
    Claim("\(name) or \(other.name)", .any([self, other]))
  }

  /// Not this.
  public var not: Claim { Claim("not \(name)", .not(self)) }

  /// The other one, wherever this one is so.
  public func implies(_ other: Claim) -> Claim {
    Claim("\(other.name) if \(name)", .implies(self, other))
  }

  /// Both: ``and(_:)``.
  public static func && (left: Claim, right: Claim) -> Claim { left.and(right) }

  /// One of them, or both: ``or(_:)``.
  public static func || (left: Claim, right: Claim) -> Claim { left.or(right) }

  /// Not this: ``not``.
  public static prefix func ! (claim: Claim) -> Claim { claim.not }

  /// The same claim of a part of another view.
  public func of<Whole>(_ part: @escaping (Whole) -> View) -> Claim<Whole> {
    Claim<Whole>(name) { holds(part($0)) }
  }
}
