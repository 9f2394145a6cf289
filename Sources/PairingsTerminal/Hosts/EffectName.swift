/// The effects under which a component can run.
enum EffectName: String, CaseIterable {
  /// Immediate: `Identity`.
  case now

  /// Described work: `IO`.
  case io

  /// Work that may wait: `Async`.
  case async

  /// Work whose steps wait on a stage: `Rehearsal`.
  case rehearsal

  /// The sentence about the effect in the help.
  var help: String {
    switch self {
    case .now: "an interaction happens at once (Identity)"
    case .io: "an interaction is described, then run (IO)"
    case .async: "an interaction may wait; others go on meanwhile (Async)"
    case .rehearsal: "each step of an effect takes a second (Rehearsal)"
    }
  }

  /// True if an interaction under the effect may end later.
  var waits: Bool { self == .async || self == .rehearsal }
}
