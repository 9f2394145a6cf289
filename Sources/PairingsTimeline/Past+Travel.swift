public import Pairings

// Where the loop is busy, in an observer, a view in the making or a transaction, a way waits its
// turn, and is then one from where the explorer is by that time.

extension Past {
  /// Goes somewhere, now or in its turn; nil stands for an answer that has to wait.
  @inlinable
  func travel<Answer>(_ way: @escaping (Past) -> Answer) -> Answer? {
    var answer: Answer?
    explorer.whenShown { [self] in
      if isOn { answer = way(self) }
    }
    return answer
  }

  /// Goes to an entry; returns whether there is one.
  @inlinable
  func go(to id: ID) -> Bool {
    guard let component = component(at: id) else { return false }
    paths.lead(to: id)
    show(id, component)
    return true
  }

  @inlinable
  func show(_ id: ID, _ component: Place) {
    target = id
    explorer.return(to: component)
    target = nil
  }

  /// Lets an entry count as never committed, or count again.
  func skip(_ id: ID, _ isSkipped: Bool) -> SkipAnswer {
    guard id != 0 else { return .beginning }
    guard let node = nodes[id], node.step != nil else {
      return (1..<nodes.next).contains(id) ? .forgotten : .unknown
    }
    if node.isSkipped != isSkipped { make(id, skipped: isSkipped) }
    return .done
  }

  private func make(_ id: ID, skipped isSkipped: Bool) {
    nodes[id]?.isSkipped = isSkipped
    var (after, before): ([ID], [Place]) = ([id], [])
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      if let kept = node.kept { before.append(kept) }
      nodes[id]?.kept = nil
      after += node.children
    }
    after = [id]
    while let id = after.popLast() {
      guard let node = nodes[id] else { continue }
      if node.depth.isMultiple(of: every) {
        let component = component(at: id)
        nodes[id]?.kept = component
      }
      after += node.children
    }
    withExtendedLifetime(before) {}  // They are freed once nothing is half-written.
    if isBefore(id, current), let component = component(at: current) { show(current, component) }
  }
}
