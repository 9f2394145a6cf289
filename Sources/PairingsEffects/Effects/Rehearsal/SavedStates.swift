#if !hasFeature(Embedded)  // No module searches schedules there.

/// The states of objects at a time: of those that go on, and of those that have ended since an earlier
/// time. These may go on again, if the earlier states are restored.
package struct SavedStates<Object: AnyObject> {
  private struct Saved {
    let object: Object
    let restore: () -> Void
  }

  /// The state of an object that has ended, before those that had ended earlier.
  private final class Ended {
    let restore: () -> Void
    let earlier: Ended?

    init(_ restore: @escaping () -> Void, after earlier: Ended?) {
      (self.restore, self.earlier) = (restore, earlier)
    }
  }

  private let open: [Saved]
  private var ended: Ended?

  /// Saves the states of objects, and of those that went on earlier.
  package init(of open: [Object], after earlier: SavedStates?, _ save: (Object) -> () -> Void) {
    self.open = open.map { Saved(object: $0, restore: save($0)) }
    ended = earlier?.ended
    guard let earlier else { return }
    let kept = open.count > 16 ? Set(open.map { ObjectIdentifier($0) }) : nil  // Few are compared.
    for old in earlier.open {
      let isOpen =
        kept?.contains(ObjectIdentifier(old.object)) ?? open.contains { $0 === old.object }
      if !isOpen { ended = Ended(save(old.object), after: ended) }
    }
  }

  package func restore() {
    for saved in open { saved.restore() }
    var next = ended
    while let state = next {
      state.restore()
      next = state.earlier
    }
  }
}

#endif
