package import Synchronization

/// A law of which one case is to be tried, instead of all laws in all of theirs.
package final class Replay: Sendable {
  /// The id of the law.
  package let law: String

  /// Which case.
  package let address: Address

  /// The ids of the laws that were to be checked.
  package let checked = Mutex<[String]>([])

  /// Whether the law was among those that were checked.
  package let wasFound = Atomic(false)

  /// Whether the law has such a case.
  package let hasCase = Atomic(false)

  /// Whether the law holds in the case.
  package let holds = Atomic(false)

  /// The case of a text that a failure has printed; nil if the text stands for none.
  package init?(law: String, address: String) {
    guard let address = Address(address) else { return nil }
    (self.law, self.address) = (law, address)
  }
}

extension Replay {
  /// Learns that a law is told of elsewhere, since it cannot be checked where it is; then nothing
  /// is wrong with its case.
  package func refuse(_ id: String) {
    checked.withLock { $0.append(id) }
    guard id == law else { return }
    wasFound.store(true, ordering: .relaxed)
    hasCase.store(true, ordering: .relaxed)
  }

  /// What is wrong with the case, if something is: nobody checks the law, or it has no such case.
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

  /// What is to be said of a case in which the law holds.
  package var remark: String? {
    guard holds.load(ordering: .relaxed) else { return nil }
    return """
      '\(law)' holds in this case, and nothing else was checked: take the replay out, or make the \
      case anew if its generators have changed.
      """
  }
}

extension String {
  /// How many letters have to be put in, taken out or changed to make another text of this one.
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
