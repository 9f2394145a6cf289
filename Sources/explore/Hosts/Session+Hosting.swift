import PairingsGallery

extension Session {
  /// Handles a line: a command of time travel, or an input of the component.
  func take(_ line: String) throws(Refusal) {
    if let travel = Travel(line) { try self.travel(travel) } else { try send(line) }
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
