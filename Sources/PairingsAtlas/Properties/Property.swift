import Pairings

/// A property of a model: of its reachable states, its transitions or its runs.
///
/// A run is a path that continues while some fair action is enabled. It is weakly fair: a fair
/// action that stays enabled from some point on is taken at some time. The ``Atlas``
/// determines the fair actions: all of them by default. The inputs of users are mostly not fair.
///
/// - SeeAlso: Lamport, *Specifying Systems* (2002), for weak fairness; Clarke, Grumberg and
///   Peled, *Model Checking* (1999).
@frozen
public struct Property<View> {
  /// The kinds of properties.
  @frozen
  @usableFromInline
  package enum Form {
    /// An invariant: each state satisfies the proposition.
    case always(Proposition<View>)

    /// Some state satisfies the proposition.
    case reachable(Proposition<View>)

    /// Each state without an enabled action satisfies the proposition.
    case noDeadlock(except: Proposition<View>?)

    /// From each state, some state that satisfies the proposition is reachable.
    case canReach(Proposition<View>)

    /// Each run from a state that satisfies the first proposition comes to a state that satisfies
    /// the second.
    case leadsTo(Proposition<View>?, Proposition<View>)

    /// No state has an action with two successors.
    case deterministic

    /// No two states with one fingerprint differ.
    case faithful((View) -> UInt64)
  }

  /// The name in results.
  public let name: String
  @usableFromInline package let form: Form

  /// Returns the invariant that each reachable state satisfies the proposition.
  public static func always(_ proposition: Proposition<View>) -> Property {
    Property(name: "always \(proposition.name)", form: .always(proposition))
  }

  /// Returns the invariant that no reachable state satisfies the proposition.
  public static func never(_ proposition: Proposition<View>) -> Property {
    Property(name: "never \(proposition.name)", form: .always(!proposition))
  }

  /// Returns the property that some reachable state satisfies the proposition; its witness is a
  /// shortest path.
  public static func reachable(_ proposition: Proposition<View>) -> Property {
    Property(name: "reachable \(proposition.name)", form: .reachable(proposition))
  }

  /// Returns the property that each reachable state has an enabled action, except for states that
  /// satisfy a proposition.
  public static func noDeadlock(exceptWhere end: Proposition<View>? = nil) -> Property {
    Property(
      name: "no deadlock" + (end.map { " except where \($0.name)" } ?? ""),
      form: .noDeadlock(except: end))
  }

  /// Returns the property that, from each reachable state, some state that satisfies the
  /// proposition is reachable: AG EF in CTL, a way back or out.
  public static func everyStateCanReach(_ proposition: Proposition<View>) -> Property {
    Property(name: "every state can reach \(proposition.name)", form: .canReach(proposition))
  }

  /// Returns the property that each fair run comes to a state that satisfies the proposition.
  ///
  /// Its counterexample is a lasso: a path to a cycle that never comes there.
  public static func eventually(_ proposition: Proposition<View>) -> Property {
    Property(name: "eventually \(proposition.name)", form: .leadsTo(nil, proposition))
  }

  /// Returns the property that each fair run comes, from each state that satisfies the first
  /// proposition, to a state that satisfies the second.
  public static func leadsTo(_ first: Proposition<View>, _ second: Proposition<View>) -> Property {
    Property(name: "\(first.name) leads to \(second.name)", form: .leadsTo(first, second))
  }

  /// The property that no action has two successors, also when it is taken again.
  public static var deterministic: Property {
    Property(name: "deterministic", form: .deterministic)
  }

  /// Returns the property that states with one fingerprint show the same, satisfy the same
  /// propositions of all properties, and take the same actions to states with one fingerprint: the
  /// key is complete.
  ///
  /// - Complexity: Each arrival at a state takes its actions once more.
  public static func faithful<Shown: Hashable>(
    showing shown: @escaping (View) -> Shown
  ) -> Property {
    Property(
      name: "no aliasing",
      form: .faithful { Fingerprint(of: shown($0)).value ?? 0 })
  }

  /// Returns the same property about a part of another view.
  public func of<Whole>(_ part: @escaping (Whole) -> View) -> Property<Whole> {
    let form: Property<Whole>.Form =
      switch form {
      case .always(let proposition): .always(proposition.of(part))
      case .reachable(let proposition): .reachable(proposition.of(part))
      case .noDeadlock(let end): .noDeadlock(except: end?.of(part))
      case .canReach(let proposition): .canReach(proposition.of(part))
      case .leadsTo(let first, let second): .leadsTo(first?.of(part), second.of(part))
      case .deterministic: .deterministic
      case .faithful(let shows): .faithful { shows(part($0)) }
      }
    return Property<Whole>(name: name, form: form)
  }

  /// A Boolean value indicating whether the property is about states without enabled actions.
  @usableFromInline
  package var isAboutDeadlock: Bool { if case .noDeadlock = form { true } else { false } }

  /// A Boolean value indicating whether the property is about the successors of one action.
  package var isAboutDeterminism: Bool { if case .deterministic = form { true } else { false } }

  /// A Boolean value indicating whether the property is about the key of the states.
  package var isAboutKeys: Bool { if case .faithful = form { true } else { false } }

  /// A Boolean value indicating whether the property asks for some state, and not for all.
  package var isExistential: Bool { if case .reachable = form { true } else { false } }

  /// A Boolean value indicating whether a failure is a statement about all states.
  var isAboutGraph: Bool {
    switch form {
    case .always, .reachable, .noDeadlock, .faithful, .deterministic: false
    case .canReach, .leadsTo: true
    }
  }

  /// A Boolean value indicating whether the property needs the graph of the transitions.
  package var needsGraph: Bool {
    switch form {
    case .always, .reachable, .noDeadlock, .faithful: false
    case .canReach, .leadsTo, .deterministic: true
    }
  }

  /// A Boolean value indicating whether the property needs numbered states.
  @usableFromInline
  package var needsNumbers: Bool { isAboutKeys || needsGraph }

  /// The propositions that the property evaluates in each state.
  @inlinable
  package var propositions: [Proposition<View>] {
    switch form {
    case .always(let proposition), .reachable(let proposition), .canReach(let proposition):
      [proposition]
    case .noDeadlock(let proposition): proposition.map { [$0] } ?? []
    case .leadsTo(let first, let second): (first.map { [$0] } ?? []) + [second]
    case .deterministic, .faithful: []
    }
  }

  /// Returns true if the view of a state decides the property, and the violation.
  @inlinable
  package func isDecided(by view: View) -> (Bool, reason: String?) {
    switch form {
    case .always(let proposition):
      return proposition.holds(view) ? (false, nil) : (true, proposition.failure(in: view))
    case .reachable(let proposition): return (proposition.holds(view), nil)
    default: return (false, nil)
    }
  }

  /// Returns true if the view of a state without enabled actions decides the property, and the
  /// violation.
  @inlinable
  package func isDecided(byDeadlock view: View) -> (Bool, reason: String?) {
    guard case .noDeadlock(let end) = form, end?.holds(view) != true else { return (false, nil) }
    return (true, "no action is enabled")
  }
}
