#if !hasFeature(Embedded)  // As StageHost.

/// Something that happened on a ``Stage``.
public struct StageEvent: Equatable, Sendable {
  /// What can happen to a step.
  public enum Kind: String, Sendable {
    /// It was performed and returned.
    case performed

    /// It failed, by itself or because the test said so.
    case failed

    /// It was cancelled before it was performed.
    case cancelled

    /// A sleep ended.
    case slept
  }

  /// What happened.
  public let kind: Kind

  /// The name of the step, or how long the sleep was.
  public let name: String

  /// Where the step is done, if an earlier one said.
  public let place: String?

  /// How much time had passed on the stage.
  public let time: Duration
}

extension StageEvent: CustomStringConvertible {
  /// The kind, unless it was just performed, the name, and the place.
  public var description: String {
    (kind == .performed ? "" : "\(kind.rawValue) ") + name + (place.map { " at \($0)" } ?? "")
  }
}

/// No step of this name waits on the stage.
public struct MissingCue: Error, Equatable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String

  /// The names of the steps that wait.
  public let cues: [String]

  /// Names what is missing and what is there.
  public init(name: String, cues: [String]) {
    self.name = name
    self.cues = cues
  }

  /// What is missing, and what is there.
  public var description: String {
    "no step '\(name)' waits; "
      + (cues.isEmpty ? "nothing does" : "what waits is '\(cues.joined(separator: "', '"))'")
  }
}

#endif
