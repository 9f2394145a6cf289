import PairingsAtlas

/// The model of a component of any type, whose states are erased to their behaviour.
///
/// One search is compiled for all components, and not one for each.
struct Behaviour: Model {
  /// A state as the identity, the view and the successors that it has.
  struct State {
    fileprivate let identity: () -> UInt64?
    fileprivate let view: () -> ComponentView
    fileprivate let forEachAction:
      (
        _ isWanted: (SearchAction) throws(Stopped) -> Bool,
        _ show: (ComponentView) throws(Stopped) -> Void,
        _ visit: (SearchAction, State) throws(Stopped) -> Void
      ) throws(Stopped) -> Void
  }

  /// The error that ends an iteration over successors.
  fileprivate struct Stopped: Error {}

  let initial: State

  /// Erases the states of a model.
  ///
  /// - Parameters:
  ///   - shown: Returns the erased view.
  ///   - event: Returns the event of an action in a recording, if there is one.
  init<System: Model>(
    _ model: System, showing shown: @escaping (System.View) -> ComponentView,
    event: @escaping (System.Action) -> Event?
  ) {
    let texts = ActionTexts<System.Action>()
    func erased(_ state: System.State) -> State {
      State(
        identity: { model.identify(state) }, view: { shown(model.view(of: state)) },
        forEachAction: { isWanted, show, visit throws(Stopped) in
          var last: SearchAction?
          try model.forEachAction(
            from: state,
            where: { action throws(Stopped) in
              let action = SearchAction(texts.text(of: action), event(action))
              last = action
              return try isWanted(action)
            },
            passing: { view throws(Stopped) in try show(shown(view)) }
          ) { _, next throws(Stopped) in if let last { try visit(last, erased(next)) } }
        })
    }
    initial = erased(model.initial)
  }

  func identify(_ state: State) -> UInt64? { state.identity() }

  func view(of state: State) -> ComponentView { state.view() }

  func forEachAction<Stop: Error>(
    from state: State, _ visit: (SearchAction, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  func forEachAction<Stop: Error>(
    from state: State, where isWanted: (SearchAction) throws(Stop) -> Bool,
    passing show: (ComponentView) throws(Stop) -> Void,
    _ visit: (SearchAction, State) throws(Stop) -> Void
  ) throws(Stop) {
    var stop: Stop?
    try? state.forEachAction(
      { action throws(Stopped) in
        do throws(Stop) { return try isWanted(action) } catch {
          stop = error
          throw Stopped()
        }
      },
      { view throws(Stopped) in
        do throws(Stop) { try show(view) } catch {
          stop = error
          throw Stopped()
        }
      },
      { action, next throws(Stopped) in
        do throws(Stop) { try visit(action, next) } catch {
          stop = error
          throw Stopped()
        }
      })
    if let stop { throw stop }
  }
}

/// The texts of actions. Different actions whose descriptions are equal have numbers: `go (2)`.
private final class ActionTexts<Action: Hashable> {
  private var texts: [Action: String] = [:]
  private var taken: Set<String> = []

  func text(of action: Action) -> String {
    if let known = texts[action] { return known }
    var (text, number) = ("\(action)", 1)
    while !taken.insert(text).inserted {
      number += 1
      text = "\(action) (\(number))"
    }
    texts[action] = text
    return text
  }
}
