import Pairings

/// The pairing of two places: that of the parts of joins.
typealias Bits = StateStore<Bool>
typealias BitMove<Value> = Kind<StateOf<Bool>, Value>
typealias Bit<Value> = Kind<StoreOf<Bool>, Value>
