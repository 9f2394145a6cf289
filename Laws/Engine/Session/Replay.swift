package import Synchronization

/// A request to try one case of one law, instead of all cases of all laws.
package final class Replay: Sendable {
  /// The id of the law.
  package let law: String

  /// The address of the case.
  package let address: Address

  /// The ids of the laws that the test checks.
  package let checked = Mutex<[String]>([])

  /// True once the law was among the checked ones.
  package let wasFound = Atomic(false)

  /// True once the law has a case at the address.
  package let hasCase = Atomic(false)

  /// True once the law has held in the case.
  package let holds = Atomic(false)

  /// Creates a replay of the case that a failure has printed, or returns nil if the text is no
  /// address.
  package init?(law: String, address: String) {
    guard let address = Address(address) else { return nil }
    (self.law, self.address) = (law, address)
  }
}

extension Replay {
  /// Records that the test reports a law by other means, because it cannot be checked here. Then
  /// the replay has no error.
  package func refuse(_ id: String) {
    checked.withLock { $0.append(id) }
    guard id == law else { return }
    wasFound.store(true, ordering: .relaxed)
    hasCase.store(true, ordering: .relaxed)
  }

  /// The error of the replay, or nil: the law is not checked here, or has no such case.
  package var complaint: String? {
    if !wasFound.load(ordering: .relaxed) {
      let ids = checked.withLock { $0 }
      guard !ids.isEmpty else { return "No law '\(law)' is checked here, and no other." }
      var (nearest, least) = ("", Int.max)
      for id in ids {
        let edits = String(id.prefix(200)).edits(to: String(law.prefix(200)))
        if edits < least { (nearest, least) = (id, edits) }
      }
      return "No law '\(law)' is checked here; the nearest of \(ids.count) is '\(nearest)'."
    }
    return hasCase.load(ordering: .relaxed) ? nil : "'\(law)' has no case '\(address)'."
  }

  /// The message about a case in which the law holds, or nil.
  package var remark: String? {
    guard holds.load(ordering: .relaxed) else { return nil }
    return """
      '\(law)' holds in this case, and nothing else was checked: take the replay out, or make the \
      case anew if its generators have changed.
      """
  }
}

extension String {
  /// Returns the number of insertions, deletions and changes of letters between two texts.
  ///
  /// - SeeAlso: Wagner and Fischer, *The String-to-String Correction Problem* (1974).
  fileprivate func edits(to other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (index, letter) in utf8.enumerated() {
      var last = row
      last[0] = index + 1
      for place in other.indices {
        let changed = row[place] + (other[place] == letter ? 0 : 1)
        last[place + 1] = Swift.min(changed, row[place + 1] + 1, last[place] + 1)
      }
      row = last
    }
    return row[other.count]
  }
}
