import Foundation
import Synchronization

/// A request to try one case of one law, instead of all cases of all laws.
package final class Replay: Sendable {
  /// The records of the test so far.
  private struct Record {
    var laws: [String] = []
    var hasCase = false
    var holds = false
  }

  /// The id of the law.
  package let law: String

  /// The address of the case.
  package let address: Address

  private let record = Mutex(Record())

  /// Creates a replay of the case that a failure has printed, or returns nil if the text is no
  /// address.
  package init?(law: String, address: String) {
    guard let address = Address(address) else { return nil }
    (self.law, self.address) = (law, address)
  }
}

extension Replay {
  /// Records that the test checks laws of these ids.
  func checks(_ ids: [String]) { record.withLock { $0.laws += ids } }

  /// Records the report of the case; nil if the law has no such case.
  func tried(_ report: Report?) {
    record.withLock {
      $0.hasCase = $0.hasCase || report != nil
      $0.holds = $0.holds || report?.isPassed == true
    }
  }

  /// Records that the test reports a law by other means, because it cannot be checked here. Then
  /// the replay has no error.
  package func refuse(_ id: String) {
    checks([id])
    if id == law { record.withLock { $0.hasCase = true } }
  }

  /// The error of the replay, or nil: the law is not checked here, or has no such case.
  package var complaint: String? {
    let record = record.withLock { $0 }
    guard !record.laws.contains(law) else {
      return record.hasCase ? nil : "'\(law)' has no case '\(address)'."
    }
    let wanted = law.replacing(" ", with: "-")
    func likeness(_ id: String) -> Int { id.commonPrefix(with: wanted).count }
    guard let nearest = record.laws.max(by: { likeness($0) < likeness($1) }) else {
      return "No law '\(law)' is checked here, and no other."
    }
    return "No law '\(law)' is checked here; the nearest of \(record.laws.count) is '\(nearest)'."
  }

  /// The message about a case in which the law holds, or nil.
  package var remark: String? {
    guard record.withLock({ $0.holds }) else { return nil }
    return """
      '\(law)' holds in this case, and nothing else was checked: take the replay out, or make the \
      case anew if its generators have changed.
      """
  }
}
