#if !hasFeature(Embedded)  // As _StageHost.

/// An event on a ``Stage``.
public struct StageEvent: Equatable, Sendable {
  /// A kind of event.
  public enum Kind: String, Sendable {
    /// A step that was performed and returned.
    case performed

    /// A step that failed, by itself or by the choice of the test.
    case failed

    /// A step that was cancelled before it was performed.
    case cancelled

    /// The end of a sleep.
    case slept
  }

  /// The kind of event.
  public let kind: Kind

  /// The name of the step, or the duration of the sleep.
  public let name: String

  /// The place named by the last shift before the step, if there was one.
  public let place: String?

  /// The time on the stage.
  public let time: Duration
}

extension StageEvent: CustomStringConvertible {
  /// The name and the place, after the kind if it is not `performed`.
  public var description: String {
    (kind == .performed ? "" : "\(kind.rawValue) ") + name + (place.map { " at \($0)" } ?? "")
  }
}

/// An error because no step with a name waits on the stage.
public struct MissingCue: Error, Equatable, CustomStringConvertible {
  /// The name that was sought.
  public let name: String

  /// The names of the waiting steps.
  public let waiting: [String]

  /// Creates an error from the missing name and the names of the waiting steps.
  public init(name: String, waiting: [String]) {
    self.name = name
    self.waiting = waiting
  }

  /// The missing name, and the names of the waiting steps.
  public var description: String {
    "no step '\(name)' waits; "
      + (waiting.isEmpty
        ? "no other step does" : "the waiting steps are '\(waiting.joined(separator: "', '"))'")
  }
}

#endif
