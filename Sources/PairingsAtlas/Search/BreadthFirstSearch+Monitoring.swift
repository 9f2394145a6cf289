extension BreadthFirstSearch {
  /// Reports to the monitor that all transitions from a state were taken.
  @inlinable
  mutating func finishExpansion(_ state: System.State, _ number: Int, _ taken: Int)
    throws(SearchStop)
  {
    try monitor.finishExpansion(model, state, number, taken) { () throws(SearchStop) in
      if budget.isDue() { try checkBudget() }
    }
  }

  /// Adds a state to the chart.
  @inlinable @inline(never)
  mutating func draw(_ state: System.State) {
    let (view, depth) = (model.view(of: state), layers.count - 1)
    builder?.add(view, depth: depth)
  }

  /// Compares the view of a state with that at its first visit.
  @inlinable @inline(never)
  mutating func compare(
    _ state: System.State, _ fingerprint: UInt64, from parent: Int, by ordinal: Int
  ) {
    let view = model.view(of: state)
    let isAliased = aliasing?.isAliased(fingerprint, view) ?? false
    if isAliased { aliased = (parent, ordinal) }
    compared = isAliased ? 0 : aliasing?.bound ?? 0
  }
}
