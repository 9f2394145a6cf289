public import Pairings

/// Everything that the application asks of the world outside, as functions that a test replaces.
public struct Services<Eff: Monad> {
  /// Asks the server.
  public var ask: (Question) -> Kind<Eff, Answer>

  /// Receives the revision of the server, now and after each change, until it is cancelled.
  public var feed: (_ receive: @escaping (Int) -> Void) -> Kind<Eff, Void>

  /// Keeps the state for the next start.
  public var keep: (Notes) -> Kind<Eff, Void>

  /// Creates services from functions.
  public init(
    ask: @escaping (Question) -> Kind<Eff, Answer>,
    feed: @escaping (_ receive: @escaping (Int) -> Void) -> Kind<Eff, Void>,
    keep: @escaping (Notes) -> Kind<Eff, Void>
  ) {
    (self.ask, self.feed, self.keep) = (ask, feed, keep)
  }
}

/// A question to the server.
public enum Question: Hashable, Sendable {
  case list, find(String), load(Int), save(Note), change(Patch)
}

/// An answer of the server.
public enum Answer: Hashable, Sendable {
  /// The list, as it is or as it was changed.
  case list(Listing)

  /// The list with a note that was added, and the identity that the server gave it.
  case added(Int, Listing)

  /// The notes in which a text was found.
  case found(String, [Int])

  /// The note, as it is or as it was saved.
  case note(Note)

  /// The note of another person who has saved it before: this save was refused.
  case conflict(Note)
}

#if !hasFeature(Embedded)  // A page has no `Codable`: see Input+JSON.swift.

extension Answer: Codable {}

#endif
