public import Pairings

extension Explorer {
  /// Returns a model of what this explorer shows, which keeps it.
  ///
  ///     let model = explorer.observed()
  ///     model.title      // observes the title of the view
  ///     model.value      // observes each view that is shown
  ///
  /// Made in a transaction, it has the view so far, until that is done.
  ///
  /// - Precondition: It is not made by the very move that is being made.
  /// - Complexity: The view of each commit is made.
  public func observed() -> Observed<View> {
    let model = Observed(view, of: self) { _, _ in false }
    // It is asked by the explorer alone, as long as the token is not cancelled: the model cancels
    // it before it lets go of the explorer.
    let part = { [unowned self] (view: View) in Stamped(version: version, view: view) }
    let token = observe(part) { [weak model] in model?.become($0.view) }
    model.end = token.cancel
    return model
  }

  /// Returns a model of a part of what this explorer shows, which keeps it.
  ///
  ///     let open = explorer.observed { $0.tasks.count(where: \.isOpen) }
  ///     open.value       // observes that number
  ///
  /// Models of one explorer become another one after the other, in the order of their
  /// making; parts of one model do so together.
  ///
  /// - Precondition: It is not made by the very move that is being made.
  /// - Complexity: The view of each commit is made, and `part` called with it.
  public func observed<Part: Equatable>(_ part: @escaping (View) -> Part) -> Observed<Part> {
    let model = Observed(part(view), of: self, isSame: ==)
    let token = observe(part) { [weak model] in model?.become($0) }
    model.end = token.cancel
    return model
  }
}

/// A view that is another in each version.
private struct Stamped<View>: Equatable {
  let version: Int
  let view: View

  static func == (left: Stamped, right: Stamped) -> Bool { left.version == right.version }
}
