// error: type 'T' does not conform to the 'SendableMetatype' protocol
import PairingsLaws

func sets<T: Hashable>(_ values: Generator<T>) -> Generator<Set<T>> { values.set() }
