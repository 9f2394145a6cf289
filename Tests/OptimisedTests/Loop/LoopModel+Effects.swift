/// The results of effects.
extension LoopModel {
  /// Performs the step of a request.
  func perform(_ id: Int?) {
    guard let id, case .step(let work, let isSecond) = requests[id].state else { return }
    steps.removeAll { $0 == id }
    guard case .stream = work.end else { return come(id, work) }
    requests[id].state = .streaming
    hear(id, isSecond ? 2 * work.amount : work.amount)
    guard case .streaming = requests[id].state else { return }  // The request was cancelled.
    if isSecond { return come(id, work) }
    requests[id].state = .step(work, isSecond: true)
    steps.append(id)
  }

  func hear(_ id: Int, _ n: Int) {
    guard !requests[id].isCancelled else { return }
    if isAtRest && !isTaking {
      taking { take(.add(n)) }
    } else {
      waiting.append(.heard(id, n))
      settle()
    }
  }

  func come(_ id: Int, _ work: Work, isPause: Bool = false) {
    requests[id].state = .come(work, isPause: isPause)
    if isAtRest && !isTaking {
      take(id)
    } else {
      waiting.append(.come(id))
      settle()
    }
  }

  /// Takes the result of the effect of a request.
  func take(_ id: Int) {
    guard case .come(let work, let isPause) = requests[id].state else { return }
    guard !requests[id].isCancelled else { return end(id, "cancelled") }
    taking {
      if isPause { return go(id, work) }
      requests[id].state = .ending
      switch work.end {
      case .move: commit(work.amount)
      case .input(let input): take(input)
      case .stream, .failure: break
      }
      end(id, "success")
    }
  }

  func taking(_ body: () -> Void) {
    let before = isTaking
    isTaking = true
    body()
    isTaking = before
  }
}
