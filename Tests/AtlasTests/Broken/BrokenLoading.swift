import Pairings
import PairingsAtlas

struct Offline: Error, Hashable {}

/// A page that is requested and arrives later, with its faults.
enum Loading {
  enum Fault: String, CaseIterable {
    case staleAnswer, cancelIgnored, endlessRetry, lostFailure, lateFailure
  }

  enum Input: Hashable {
    case open(String)
    case cancel

    /// An input at the end of an effect.
    case came(String)
    case failed(String)
  }

  struct Page: Hashable {
    var wanted: String?
    var shown: String?
    var isLoading = false
    var didFail = false
  }

  typealias Effect = RehearsalOf<Offline>
  typealias FollowUp = Effects<Effect, StateOf<Page>, Input>

  static func component(_ fault: Fault?) -> Component<Effect, StateStore<Page>, Input, Page> {
    .store(Page(), on: .update { page, input in page.take(input, fault) }) { page, _ in page }
  }
}

extension Loading.Page {
  fileprivate mutating func take(_ input: Loading.Input, _ fault: Loading.Fault?)
    -> Loading.FollowUp
  {
    switch input {
    case .open(let name):
      (wanted, shown, isLoading, didFail) = (name, nil, true, false)
      let load = Rehearsal<Offline, String>.step(name) { name }
      if fault == .lostFailure { return .run(load) { .came($0) } }
      return .run(
        fault == .endlessRetry ? load.retry(times: .max) : load, failed: { _ in .failed(name) }
      ) { .came($0) }
    case .cancel:
      if fault != .cancelIgnored { wanted = nil }
      isLoading = false
    case .came(let name):
      let isWanted = wanted == name && (isLoading || fault == .cancelIgnored)
      guard isWanted || fault == .staleAnswer else { break }
      (shown, isLoading) = (name, false)
    case .failed(let name):
      guard (wanted == name && isLoading) || fault == .lateFailure else { break }
      (isLoading, didFail) = (false, true)
    }
    return .none
  }
}
