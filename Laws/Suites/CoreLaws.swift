// The laws of effects and components stand on those of functors and pairings.
@_exported public import PairingsCoreLaws
