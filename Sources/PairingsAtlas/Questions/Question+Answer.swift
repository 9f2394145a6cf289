extension Question {
  /// The answer to a question that some place shows: with the way there, or without if it does not
  /// show it any more when it is gone again.
  func answer<Step: Hashable>(_ path: Path<Step, View>?, _ reason: String?) -> Answer<Step, View> {
    let gone = "seen once, and not when the way to it was gone again"
    return Answer(
      question: name, verdict: isSought ? .holds : .fails, path: path,
      reason: path == nil ? gone : reason, isSought: isSought)
  }

  /// The answer to a question about places that no place shows.
  func silence<Step: Hashable>(_ extent: Extent) -> Answer<Step, View> {
    guard extent == .everything else { return open() }
    return Answer(
      question: name, verdict: isSought ? .fails : .holds, path: nil, reason: nil,
      isSought: isSought)
  }

  /// No answer so far.
  func open<Step: Hashable>(_ reason: String? = nil) -> Answer<Step, View> {
    Answer(question: name, verdict: .open, path: nil, reason: reason, isSought: isSought)
  }
}
