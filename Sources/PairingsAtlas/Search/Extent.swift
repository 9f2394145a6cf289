/// The reason for which a search ended.
@frozen
public enum Extent: Equatable, Sendable {
  /// The search visited every reachable state.
  case everything

  /// The search visited every state that is reachable in so many steps.
  case depth(Int)

  /// The bound of states was reached.
  case states

  /// The bound of time was reached.
  case time

  /// The bound of memory was reached.
  case memory

  /// The progress function or a cancellation stopped the search.
  case stopped

  /// Every property was decided.
  case decided

  /// A Boolean value indicating whether the search ended with time and memory left.
  var isWithinBounds: Bool {
    switch self {
    case .time, .memory, .stopped: false
    case .everything, .depth, .states, .decided: true
    }
  }
}
