public import Pairings

// New entries are measured and announced once no write is unfinished, since that calls code of
// users.

extension Past {
  /// True if new entries are measured or announced.
  @inlinable
  var isWatched: Bool { size != nil || !announcements.isEmpty }

  /// Measures a new entry, and calls the callbacks for it.
  @usableFromInline @inline(never)
  func announce(_ id: ID, _ change: Step) {
    if let size { measure(id, by: size) }
    for announcement in announcements { announcement.call(id, change) }
  }

  /// Adds a callback for new entries.
  func announce(to owner: ObjectIdentifier, _ call: @escaping (ID, Step) -> Void) {
    announcements.append((owner, call))
  }

  /// Removes the callback of an owner, which is freed once no write is unfinished.
  func endAnnouncements(to owner: ObjectIdentifier) {
    let before = announcements
    announcements = before.filter { $0.owner != owner }
    withExtendedLifetime(before) {}
  }

  private func measure(_ id: ID, by size: (Step, Place?) -> Int) {
    let content = content(of: id)
    guard let step = content.step else { return }
    let tables =
      MemoryLayout<PastNode>.stride + MemoryLayout<Step?>.stride + MemoryLayout<Place?>.stride
    let own = min(max(0, size(step, content.kept)), Int(UInt32.max))
    nodes.resize(id, to: tables + own)
  }
}
