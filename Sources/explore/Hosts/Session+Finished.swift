import PairingsGallery

extension Session {
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
