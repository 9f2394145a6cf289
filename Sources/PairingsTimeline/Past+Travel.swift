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
    // A move that is made again may send something, and the entry be forgotten meanwhile.
    guard let component = component(at: id), nodes[id] != nil else { return false }
    nodes.lead(to: id)
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
    guard let node = nodes[id], content(of: id).step != nil else {
      return (1..<nodes.next).contains(id) ? .forgotten : .unknown
    }
    if node.isSkipped != isSkipped { make(id, skipped: isSkipped) }
    return .done
  }

  private func make(_ id: ID, skipped isSkipped: Bool) {
    nodes.change(id) { $0.isSkipped = isSkipped }
    var (after, before): ([ID], [Place]) = ([id], [])
    while let id = after.popLast() {
      if let kept = keep(nil, at: id) { before.append(kept) }
      after += children(of: id)
    }
    after = [id]
    while let id = after.popLast() {
      if let depth = nodes[id]?.depth, depth.isMultiple(of: every) {
        keep(component(at: id), at: id)
      }
      after += children(of: id)
    }
    withExtendedLifetime(before) {}  // They are freed once nothing is half-written.
    if isBefore(id, current), let component = component(at: current) { show(current, component) }
  }
}
