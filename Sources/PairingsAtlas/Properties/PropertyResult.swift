/// The verdict on a property.
@frozen
public enum Verdict: Equatable, Sendable {
  /// The property holds.
  case holds

  /// The search ended before the property was decided; so far nothing refutes it.
  case open

  /// The property fails.
  case fails
}

/// The result of checking one property.
public struct PropertyResult<Action: Hashable, View> {
  /// The name of the property.
  public let property: String

  /// The verdict.
  public internal(set) var verdict: Verdict

  /// The witness of an existential property, or the counterexample of a universal one.
  public internal(set) var path: Path<Action, View>?

  /// The violation at the end of the path, or the cause of an open verdict, if there is one.
  public internal(set) var reason: String?

  /// A Boolean value indicating whether the property asks for some state, and not for all.
  public let isExistential: Bool

  /// True if a failure is a statement about all states, such as those from which none is reachable.
  let isAboutGraph: Bool
}

extension PropertyResult {
  /// A Boolean value indicating whether the property holds; true also for a universal property
  /// without a counterexample so far.
  public var isGood: Bool { verdict == .holds || (verdict == .open && !isExistential) }

  /// Returns the same result, or an open one instead of a result about all states of a model that takes,
  /// or may take, different states for one.
  func withoutTrust(_ reason: String) -> PropertyResult {
    let isRefuted = isAboutGraph && verdict == .fails
    guard isRefuted || path == nil && verdict == (isExistential ? .fails : .holds) else {
      return self
    }
    var result = self
    (result.verdict, result.path, result.reason) = (.open, nil, reason)
    return result
  }

  /// Returns the same result without trust in the model.
  var ofDefectiveModel: PropertyResult { withoutTrust("the model has a defect") }

  /// Returns the same result with transformed views.
  public func map<NewView>(_ transform: (View) -> NewView) -> PropertyResult<Action, NewView> {
    PropertyResult<Action, NewView>(
      property: property, verdict: verdict, path: path?.map(transform), reason: reason,
      isExistential: isExistential, isAboutGraph: isAboutGraph)
  }
}

extension PropertyResult: CustomStringConvertible {
  /// The property, its verdict, and the path.
  public var description: String {
    let steps = path.map { counted($0.steps.count, "step") } ?? ""
    let trace = path.map { "\n\($0)" } ?? ""
    let why = path == nil ? reason.map { ", \($0)" } ?? "" : ""
    switch verdict {
    case .holds where isExistential && path == nil: return "\(property): yes\(why)"
    case .holds: return "\(property): " + (path == nil ? "holds" : "yes, after \(steps)\(trace)")
    case .open: return "\(property): " + (isExistential ? "not so far" : "holds so far") + why
    case .fails:
      guard path != nil else { return "\(property): \(isExistential ? "no" : "fails")\(why)" }
      return "\(property): fails after \(steps)\(reason.map { ": \($0)" } ?? "")\(trace)"
    }
  }
}
