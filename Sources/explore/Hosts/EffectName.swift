/// The effects under which a component can run.
enum EffectName: String, CaseIterable {
  /// Immediate: `Identity`.
  case now

  /// Described work: `IO`.
  case io

  /// Work that may wait: `Async`.
  case async
}
