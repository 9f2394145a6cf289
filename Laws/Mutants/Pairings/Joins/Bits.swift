import Pairings

/// The pairing of the parts of joins, whose position is a Boolean value.
typealias Bits = StateStore<Bool>
typealias BitMove<Value> = Kind<StateOf<Bool>, Value>
typealias Bit<Value> = Kind<StoreOf<Bool>, Value>
