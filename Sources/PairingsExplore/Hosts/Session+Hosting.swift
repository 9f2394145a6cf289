import PairingsSession

extension Session {
  /// Handles a line: a command of time travel or of a stage, or an input of the component.
  func take(_ line: String) throws(Refusal) { try take(command(line) ?? .input(line)) }

  /// Returns the command that a line is, or nil for an input.
  func command(_ line: String) -> Event? {
    if let travel = Travel(line) { return .travel(travel) }
    return outside == nil ? nil : StageStep(line).map { .stage($0) }
  }

  /// Waits until all effects have completed.
  func finished() async {
    guard !isIdle else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      onIdle = { [weak self] in
        self?.onIdle = {}
        continuation.resume()
      }
    }
  }
}
