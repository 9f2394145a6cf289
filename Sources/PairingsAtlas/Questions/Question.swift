import Pairings

/// What is asked of a whole area.
///
/// A run is a path that goes on while some step has to be taken. It is fair: a step that can be
/// taken at every place from some point on is taken at some time. Which steps are fair is said
/// to the ``Atlas``: all of them, unless one says that users need not do anything.
///
/// - SeeAlso: Lamport, *Specifying Systems* (2002), for weak fairness; Clarke, Grumberg and
///   Peled, *Model Checking* (1999).
@frozen
public struct Question<View> {
  /// What there is to ask.
  @frozen
  @usableFromInline
  enum Form {
    /// Each place satisfies the claim.
    case always(Claim<View>)

    /// Some place satisfies the claim.
    case reachable(Claim<View>)

    /// No place is an end, but where the claim is satisfied.
    case noDeadlock(except: Claim<View>?)

    /// From each place there is a path to one that satisfies the claim.
    case canReach(Claim<View>)

    /// After each place that satisfies the first claim, every run comes to one that satisfies
    /// the second.
    case leadsTo(Claim<View>?, Claim<View>)

    /// No place has a step that leads to two.
    case deterministic

    /// No two places that are identified as one show different views.
    case faithful((View) -> UInt64)
  }

  /// What it is called in answers.
  public let name: String
  @usableFromInline let form: Form

  /// Whether the claim is so at every place that can be reached.
  public static func always(_ claim: Claim<View>) -> Question {
    Question(name: "always \(claim.name)", form: .always(claim))
  }

  /// Whether the claim is so at no place that can be reached.
  public static func never(_ claim: Claim<View>) -> Question {
    Question(name: "never \(claim.name)", form: .always(!claim))
  }

  /// Whether a place can be reached where the claim is so; the answer has the shortest path.
  public static func reachable(_ claim: Claim<View>) -> Question {
    Question(name: "reachable \(claim.name)", form: .reachable(claim))
  }

  /// Whether some step can be taken at every place that can be reached, but for those where it
  /// may end.
  public static func noDeadlock(exceptWhere end: Claim<View>? = nil) -> Question {
    Question(
      name: "no deadlock" + (end.map { " except where \($0.name)" } ?? ""),
      form: .noDeadlock(except: end))
  }

  /// Whether a place where the claim is so can be reached from every place that can be
  /// reached: that there is always a way back, or out.
  public static func everyPlaceCanReach(_ claim: Claim<View>) -> Question {
    Question(name: "every place can reach \(claim.name)", form: .canReach(claim))
  }

  /// Whether every fair run comes to a place where the claim is so. The answer to a no is a
  /// lasso: a path, and a circle at its end that never comes there.
  public static func eventually(_ claim: Claim<View>) -> Question {
    Question(name: "eventually \(claim.name)", form: .leadsTo(nil, claim))
  }

  /// Whether every fair run comes, from every place where the first claim is so, to a place
  /// where the second is.
  public static func leadsTo(_ first: Claim<View>, _ second: Claim<View>) -> Question {
    Question(name: "\(first.name) leads to \(second.name)", form: .leadsTo(first, second))
  }

  /// Whether no step leads to two places, also if it is taken again.
  public static var deterministic: Question {
    Question(name: "deterministic", form: .deterministic)
  }

  /// Whether places that are identified as one are seen as one: that the key says enough.
  public static func faithful<Shown: Hashable>(
    showing shown: @escaping (View) -> Shown
  ) -> Question {
    Question(
      name: "the key tells all",
      form: .faithful { Fingerprint(of: shown($0)).value ?? 0 })
  }

  /// Whether two areas show the same and take the same steps, as far as a function tells: the
  /// answer to a no is the shortest path that tells them apart.
  public static func same<First: Area, Second: Area, Shown: Equatable>(
    _ first: @escaping (First.View) -> Shown, _ second: @escaping (Second.View) -> Shown
  ) -> Question where View == Twins<First, Second>.View {
    let views = Claim<View>("the same view") { first($0.first) == second($0.second) }
    let steps = Claim<View>("the same steps") { $0.onlyFirst.isEmpty && $0.onlySecond.isEmpty }
    return .always(views && steps)
  }

  /// Whether it is about places without steps.
  var isAboutEnds: Bool { if case .noDeadlock = form { true } else { false } }

  /// Whether it is about where the same step leads.
  var isAboutChoices: Bool { if case .deterministic = form { true } else { false } }

  /// Whether it is about places alone, so that searches that do not see all steps can ask it.
  public var isAboutPlaces: Bool { !needsNumbers }

  /// Whether a place is looked for, and not one that must not be.
  var isSought: Bool { if case .reachable = form { true } else { false } }

  /// Whether an edge list is needed to answer it.
  var needsGraph: Bool {
    switch form {
    case .always, .reachable, .noDeadlock, .faithful: false
    case .canReach, .leadsTo, .deterministic: true
    }
  }

  /// Whether places have to be found by what identifies them.
  @usableFromInline
  var needsNumbers: Bool { if case .faithful = form { true } else { needsGraph } }

  /// The claims whose places have to be known.
  @inlinable
  var claims: [Claim<View>] {
    switch form {
    case .always(let claim), .reachable(let claim), .canReach(let claim): [claim]
    case .noDeadlock(let claim): claim.map { [$0] } ?? []
    case .leadsTo(let first, let second): (first.map { [$0] } ?? []) + [second]
    case .deterministic, .faithful: []
    }
  }

  /// Whether a place shows the answer, and what is wrong with it then.
  @inlinable
  func isAnswered(by view: View) -> (Bool, reason: String?) {
    switch form {
    case .always(let claim):
      return claim.holds(view) ? (false, nil) : (true, claim.failure(in: view))
    case .reachable(let claim): return (claim.holds(view), nil)
    default: return (false, nil)
    }
  }

  /// Whether a way that was gone again shows the answer, as far as that can be seen.
  func isAnswered<Region: Area>(at end: Replay<Region>) -> Bool where Region.View == View {
    switch form {
    case .always, .reachable: isAnswered(by: end.path.end).0
    case .noDeadlock: isAnswered(byEnd: end.path.end).0 && end.isEnd
    case .canReach, .leadsTo, .deterministic, .faithful: true
    }
  }

  /// Whether a place without steps shows the answer, and what is wrong with it then.
  @inlinable
  func isAnswered(byEnd view: View) -> (Bool, reason: String?) {
    guard case .noDeadlock(let end) = form, end?.holds(view) != true else { return (false, nil) }
    return (true, "no step can be taken")
  }
}
