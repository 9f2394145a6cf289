// The module that a component needs: it exports the three others, so that one import is enough.

@_exported public import PairingsComponents
@_exported public import PairingsCore
@_exported public import PairingsEffects
