package import Synchronization

/// A law of which one case is to be tried, instead of all laws in all of theirs.
package final class Replay: Sendable {
  /// The id of the law.
  package let law: String

  /// Which case.
  package let address: Address

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
