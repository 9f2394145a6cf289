import Pairings
import PairingsAtlas

struct Offline: Error, Hashable {}

/// A page that is requested and arrives later, with its faults.
enum Loading {
  enum Fault: String, CaseIterable {
    case staleAnswer, doubleSubmit, cancelIgnored, endlessRetry, lostFailure, lateFailure
    case earlyRest, lateAnswer
  }

  enum Input: Hashable {
    case open(String)
    case submit
    case cancel

    /// An input at the end of an effect.
    case came(String)
    case failed(String)
    case ordered
  }

  struct Page: Hashable {
    var wanted: String?
    var shown: String?
    var isLoading = false
    var didFail = false
    var orders = 0
    var isOrdering = false
  }

  /// The view, with its enabled inputs.
  struct Screen {
    let page: Page
    let canSubmit: Bool
    var canCancel: Bool { page.isLoading }
  }

  typealias Effect = RehearsalOf<Offline>
  typealias Going = Effects<Effect, StateOf<Page>, Input>

  static func component(_ fault: Fault?) -> Component<Effect, StateStore<Page>, Input, Screen> {
    .store(Page(), on: .update { page, input in page.take(input, fault) }) { page, _ in
      Screen(page: page, canSubmit: fault == .doubleSubmit || !page.isOrdering)
    }
  }
}

extension Loading.Page {
  fileprivate mutating func take(_ input: Loading.Input, _ fault: Loading.Fault?) -> Loading.Going {
    switch input {
    case .open(let name):
      (wanted, shown, isLoading, didFail) = (name, nil, true, false)
      let load = Rehearsal<Offline, String>.step(name) { name }
      if fault == .lostFailure { return .run(load) { .came($0) } }
      return .run(
        fault == .endlessRetry ? load.retry(times: .max) : load, failed: { _ in .failed(name) }
      ) { .came($0) }
    case .submit:
      isOrdering = true
      return .run(Rehearsal.step("order") { () throws(Offline) in }) { .ordered }
    case .cancel:
      if fault != .cancelIgnored { wanted = nil }
      isLoading = false
    case .came(let name): came(name, fault)
    case .failed(let name):
      guard (wanted == name && isLoading) || fault == .lateFailure else { break }
      (isLoading, didFail) = (false, true)
    case .ordered:
      orders += 1
      isOrdering = false
    }
    return .none
  }

  private mutating func came(_ name: String, _ fault: Loading.Fault?) {
    let isWanted = wanted == name && isLoading
    guard
      isWanted || fault == .staleAnswer || (fault == .lateAnswer && !isLoading)
        || fault == .cancelIgnored && wanted == name
    else {
      if fault == .earlyRest { isLoading = false }
      return
    }
    (shown, isLoading) = (name, false)
  }
}
