public import Pairings

extension Explorer {
  /// Returns a model of this explorer's view, which keeps the explorer.
  ///
  ///     let model = explorer.observed()
  ///     model.title      // observes the title of the view
  ///     model.value      // observes each view that is shown
  ///
  /// - Precondition: No move of this explorer runs when the model is created.
  /// - Complexity: The view of each commit is computed.
  public func observed() -> Observed<View> {
    let model = Observed(view, of: self) { _, _ in false }
    // This is sound: only the explorer calls the function, until the token is cancelled. The model
    // cancels the token before it releases the explorer.
    let part = { [unowned self] (view: View) in Stamped(version: version, view: view) }
    let token = observe(part) { [weak model] in model?.become($0.view) }
    model.end = token.cancel
    return model
  }

  /// Returns a model of a part of this explorer's view, which keeps the explorer.
  ///
  ///     let open = explorer.observed { $0.tasks.count(where: \.isOpen) }
  ///     open.value       // observes that number
  ///
  /// The models of one explorer change one after the other, in the order of their creation. The
  /// models of parts of one model change together.
  ///
  /// - Precondition: No move of this explorer runs when the model is created.
  /// - Complexity: The view of each commit is computed, and `part` is called with it.
  public func observed<Part: Equatable>(_ part: @escaping (View) -> Part) -> Observed<Part> {
    let model = Observed(part(view), of: self, isSame: ==)
    let token = observe(part) { [weak model] in model?.become($0) }
    model.end = token.cancel
    return model
  }
}

/// A view with its version, which alone decides equality.
private struct Stamped<View>: Equatable {
  let version: Int
  let view: View

  static func == (left: Stamped, right: Stamped) -> Bool { left.version == right.version }
}
