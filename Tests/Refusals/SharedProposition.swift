// error: let 'small' is not concurrency-safe because non-'Sendable' type 'Proposition<Int>' may have shared mutable state
import PairingsAtlas

let small = Proposition<Int>("small") { $0 < 3 }
