/// An action that waits until a ``Loop`` can perform it.
@usableFromInline
enum Waiting<Eff: Launching, Pair: Pairing, Input, View> {
  /// A change to make.
  case commit(Change<Eff, Pair, Input, View>, RefreshPolicy)

  /// The taking of an outcome of an effect, and the function that is called if its turn does not
  /// come.
  case take(() -> Void, orDrop: () -> Void)

  /// The start of sent work, and the function that is called if its turn does not come.
  case start(() -> Void, orDrop: () -> Void)

  /// The start of work whose turn has come: it was sent before the current action began.
  case next(() -> Void, orDrop: () -> Void)

  /// The end of an input: its failure, and the function that ends its request.
  case finish(ExplorerReport?, (() -> Void)?)

  /// True if the action was sent, so that it may send others without an end. Turns and ends are at
  /// most as many as the requests.
  @inlinable
  var isSent: Bool {
    switch self {
    case .commit, .take, .start: true
    case .next, .finish: false
    }
  }
}
