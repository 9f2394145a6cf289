/// What has to wait until a ``Loop`` can do it.
@usableFromInline
enum Waiting<Eff: Monad, Pair: Pairing, View> {
  @usableFromInline typealias Space = Component<Eff, Pair, View>.Space

  /// A move to make.
  case commit(Kind<Pair.Moves, Void>, RefreshPolicy, _Origin?)

  /// A move that an effect waits for.
  case hand(Handed)

  /// A change that is no move.
  case transform((Space) -> Space, _Origin?)

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
    case .commit, .hand, .transform, .start: true
    case .next, .finish, .keep: false
    }
  }
}
