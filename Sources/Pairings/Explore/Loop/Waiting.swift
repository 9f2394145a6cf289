/// An action that waits until a ``Loop`` can perform it.
@usableFromInline
enum Waiting<Eff: Launching, Pair: Pairing, Input, View> {
  /// A change to make.
  case commit(Change<Eff, Pair, Input, View>, RefreshPolicy)

  /// A move or an outcome of an effect.
  case hand(Handed)

  /// The start of sent work, and the function that is called if its turn does not come.
  case start(() -> Void, orDrop: () -> Void)

  /// The start of work whose turn has come: it was sent before the current action began.
  case next(() -> Void, orDrop: () -> Void)

  /// The end of an input: its failure, and the function that ends its request.
  case finish(ExplorerReport?, (() -> Void)?)

  /// The end of a transaction within another one: the function that is called if the outer one is
  /// kept, and the function that is called if it is rolled back.
  case keep(() -> Void, orRollBack: () -> Void)

  /// True if the action was sent, so that it may send others without an end. Turns and ends are at
  /// most as many as the requests.
  @inlinable
  var isSent: Bool {
    switch self {
    case .commit, .hand, .start: true
    case .next, .finish, .keep: false
    }
  }
}
