import PairingsGallery

extension Session {
  /// Does what a line means: goes to another time, or hands it over.
  func take(_ line: String) throws(Refusal) {
    if let travel = Travel(line) { try self.travel(travel) } else { try send(line) }
  }

  /// Waits until nothing that was sent goes on.
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
