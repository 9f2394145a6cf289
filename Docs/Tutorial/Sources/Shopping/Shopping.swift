import Pairings

/// What there is to buy.
public struct Shopping: Hashable {
  /// What was added, in order.
  public var items: [String] = []

  /// Whether somebody waits for an idea.
  public var isAsking = false

  /// A list.
  public init(items: [String] = [], isAsking: Bool = false) {
    (self.items, self.isAsking) = (items, isAsking)
  }
}

/// What a person can do.
public enum Input: Hashable {
  case add(String)
  case remove(Int)
  case suggest
}

/// What a person sees, and what an input means there.
public struct Screen<Eff: Monad> {
  /// The list to show.
  public let list: Shopping

  /// What an input means here.
  public let send: (Input) -> Kind<Eff, Void>

  /// A screen.
  public init(list: Shopping, send: @escaping (Input) -> Kind<Eff, Void>) {
    (self.list, self.send) = (list, send)
  }
}

extension Screen: CustomStringConvertible {
  /// The items, and dots while it asks.
  public var description: String {
    "[" + list.items.joined(separator: ", ") + (list.isAsking ? " …]" : "]")
  }
}

/// A shopping list, under any effect; ideas come from `suggestion`.
public func shopping<Eff: Monad>(
  suggestion: Kind<Eff, String>
) -> Component<Eff, StateStore<Shopping>, Screen<Eff>> {
  let inputs = Dispatcher<Eff, StateOf<Shopping>, Void, Input>.workflow { input in
    switch input {
    case .add(let item): [.pure(.modify(inPlace: { $0.items.append(item) }))]
    case .remove(let index): [.pure(.modify(inPlace: { $0.items.remove(at: index) }))]
    case .suggest:
      [
        .pure(.modify(inPlace: { $0.isAsking = true })),
        .lift(
          suggestion.map { idea in
            .modify(inPlace: {
              $0.items.append(idea)
              $0.isAsking = false
            })
          }),
      ]
    }
  }
  return .store(Shopping(), inputs) { list, send in Screen(list: list, send: send) }
}
