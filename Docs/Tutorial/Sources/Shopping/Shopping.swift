import Pairings

/// What there is to buy.
public struct Shopping: Hashable {
  /// What was added, in order.
  public var items: [String] = []

  /// Whether it waits for an idea.
  public var isAsking = false

  /// A list.
  public init(items: [String] = [], isAsking: Bool = false) {
    (self.items, self.isAsking) = (items, isAsking)
  }
}

extension Shopping: CustomStringConvertible {
  /// The items, and dots while it asks.
  public var description: String {
    "[" + items.joined(separator: ", ") + (isAsking ? " …]" : "]")
  }
}

/// What can happen to a list.
public enum Input: Hashable {
  case add(String)
  case remove(Int)
  case suggest
  case suggested(String)
}

/// A shopping list, under any effect; ideas come from `suggestion`.
public func shopping<Eff: Monad>(
  suggestion: Kind<Eff, String>, under key: RequestKey<Eff>? = nil
) -> Component<Eff, StateStore<Shopping>, Input, Shopping> {
  .store(
    Shopping(),
    on: .update { list, input in
      switch input {
      case .add(let item): list.items.append(item)
      case .remove(let index): list.items.remove(at: index)
      case .suggest:
        list.isAsking = true
        return .run(suggestion, under: key) { .suggested($0) }
      case .suggested(let idea):
        list.items.append(idea)
        list.isAsking = false
      }
      return .none
    }
  ) { list, _ in list }
}
