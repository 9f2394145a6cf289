/// A search for an order in which a model gives the answers of overlapping calls.
///
/// A call stands before another one if it has ended before the other one began; calls that overlap
/// have either order. A set of calls that leads to a known model is searched once.
///
/// - Complexity: Exponential in the number of calls that overlap, at worst.
/// - SeeAlso: Wing and Gong, *Testing and Verifying Concurrent Objects* (1993); Lowe, *Testing for
///   Linearizability* (2017).
struct Linearization<Model: Hashable> {
  /// A call that has ended.
  struct Call {
    /// The numbers of the events at which the call began and ended.
    let start, end: Int

    /// Applies the call to a model. Returns true if the model's answer is that of the call.
    let agrees: (inout Model) -> Bool
  }

  private struct Place: Hashable {
    let made: UInt64
    let model: Model
  }

  private let calls: [Call]
  private var seen: Set<Place> = []

  /// Creates the search for an order of at most 64 calls.
  init(_ calls: [Call]) {
    precondition(calls.count <= 64, "A case has 64 calls at most, looks included: \(calls.count).")
    self.calls = calls
  }

  /// Returns true if there is an order of all calls but those that were made.
  mutating func exists(from model: Model, after made: UInt64 = 0) -> Bool {
    let open = calls.indices.filter { made & 1 << $0 == 0 }
    guard let end = open.map({ calls[$0].end }).min() else { return true }
    guard seen.insert(Place(made: made, model: model)).inserted else { return false }
    for index in open where calls[index].start < end {
      var next = model
      if calls[index].agrees(&next), exists(from: next, after: made | 1 << index) { return true }
    }
    return false
  }
}
