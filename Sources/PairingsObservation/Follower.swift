import Pairings

/// The model of the explorer that a view follows at present.
final class Follower<Eff: Launching, Pair: Pairing, Input, View> {
  private var explorer: Explorer<Eff, Pair, Input, View>?
  private var model: Observed<View>?

  /// Returns the model of an explorer: the same one until another explorer replaces it.
  func follow(_ explorer: Explorer<Eff, Pair, Input, View>) -> Observed<View> {
    if let model, self.explorer === explorer { return model }
    let model = explorer.observed()
    (self.explorer, self.model) = (explorer, model)
    return model
  }
}
