extension Graph {
  /// The strongly connected components among some places: a number for each place, and -1 for
  /// those that are not among them.
  ///
  /// - Throws: The reason to stop.
  /// - Complexity: O(places + steps), without recursion.
  /// - SeeAlso: Tarjan, *Depth-First Search and Linear Graph Algorithms* (1972).
  func components(
    among isIn: [Bool], _ meter: inout Meter
  ) throws(Halt) -> (of: [Int], count: Int) {
    var (component, count) = (Array(repeating: -1, count: isIn.count), 0)
    var (order, low) = (
      Array(repeating: -1, count: isIn.count), [Int](repeating: 0, count: isIn.count)
    )
    var (next, stack, calls): (Int, [Int], [(place: Int, step: Int)]) = (0, [], [])
    var onStack = Array(repeating: false, count: isIn.count)
    func enter(_ place: Int) {
      (order[place], low[place]) = (next, next)
      next += 1
      stack.append(place)
      onStack[place] = true
      calls.append((place, steps(of: place).lowerBound))
    }
    for root in isIn.indices {
      try meter.work()
      guard isIn[root], order[root] < 0 else { continue }
      enter(root)
      while let (place, step) = calls.last {
        try meter.work()
        if step < steps(of: place).upperBound {
          calls[calls.count - 1].step += 1
          let target = Int(targets[step])
          guard isIn[target] else { continue }
          if order[target] < 0 {
            enter(target)
          } else if onStack[target] {
            low[place] = min(low[place], order[target])
          }
          continue
        }
        calls.removeLast()
        if let parent = calls.last?.place { low[parent] = min(low[parent], low[place]) }
        guard low[place] == order[place] else { continue }
        while let member = stack.popLast() {
          try meter.work()
          onStack[member] = false
          component[member] = count
          if member == place { break }
        }
        count += 1
      }
    }
    return (component, count)
  }
}
