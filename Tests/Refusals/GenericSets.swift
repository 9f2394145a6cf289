// error: type 'T' does not conform to the 'SendableMetatype' protocol
import PairingLaws

func sets<T: Hashable>(_ values: Generator<T>) -> Generator<Set<T>> { values.set() }
