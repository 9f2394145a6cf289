@_exported public import PairingsModels
