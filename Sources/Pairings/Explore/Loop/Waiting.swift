/// What has to wait until a ``Loop`` can do it.
@usableFromInline
enum Waiting<Eff: Launching, Pair: Pairing, Input, View> {
  /// A change to make.
  case commit(Change<Eff, Pair, Input, View>, RefreshPolicy)

  /// A move that an effect waits for.
  case hand(Handed)

  /// Something to start, and what happens instead if its turn does not come.
  case start(() -> Void, orDrop: () -> Void)

  /// Something that was sent before what is done now began, and whose turn has come.
  case next(() -> Void, orDrop: () -> Void)

  /// The end of an input: how it failed, and its sender to be told.
  case finish(ExplorerReport?, (() -> Void)?)

  /// The end of a transaction within another one: what is called if that is kept, and if it is
  /// undone.
  case keep(() -> Void, orUndo: () -> Void)

  /// Whether it was sent, and may send more without an end. Turns that have come and ends
  /// are no more than the requests that there are.
  @inlinable
  var isSent: Bool {
    switch self {
    case .commit, .hand, .start: true
    case .next, .finish, .keep: false
    }
  }
}
