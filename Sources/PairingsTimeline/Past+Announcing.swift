public import Pairings

// New entries are announced once no write is unfinished, since that calls code of users.

extension Past {
  /// Calls the callbacks for a new entry.
  @usableFromInline @inline(never)
  func announce(_ id: ID, _ change: Step) {
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
}
