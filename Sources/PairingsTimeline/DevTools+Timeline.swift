#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

// Conversions from a timeline to a file of the Redux DevTools.

extension DevTools {
  /// Creates a recording of the current branch of a timeline: the entries up to the current one,
  /// and the entries to which redo leads.
  ///
  /// The closures make the actions and the states.
  ///
  /// - Complexity: O(*n*) for *n* entries, of which each is a move.
  public init<Eff, Pair, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>,
    action: (Change<Eff, Pair, Input, View>) -> Performed,
    state: (Component<Eff, Pair, Input, View>) -> State
  ) {
    // The branch is read before moves are applied again, since these may send inputs.
    let (start, path) = (timeline.beginning, timeline.path)
    let steps = (path + timeline.ahead).map { (timeline.step($0), timeline.isSkipped($0)) }
    var place = timeline.component(at: start) ?? timeline.explorer.component
    var (actions, states, skipped): ([Performed], [State], Set<Int>) = ([], [state(place)], [])
    for case (let step?, let isSkipped) in steps {
      if isSkipped { skipped.insert(actions.count) } else { place = place.applying(step) }
      actions.append(action(step))
      states.append(state(place))
    }
    self.init(actions: actions, states: states, skipped: skipped, current: path.count)
  }

  /// Creates a recording of the current branch of a timeline, whose inputs are the actions.
  ///
  /// A commit without an input has no payload, and a type that begins with `@@pairings/`.
  ///
  /// - Complexity: O(*n*) for *n* entries, of which each is a move.
  public init<Eff, Pair, View>(
    _ timeline: Timeline<Eff, Pair, Action, View>,
    state: (Component<Eff, Pair, Action, View>) -> State
  ) {
    self.init(timeline, action: { Performed($0) }, state: state)
  }

  /// Creates a recording of the current branch of a timeline, whose inputs are the actions, and
  /// whose positions are the states.
  ///
  /// - Complexity: O(*n*) for *n* entries, of which each is a move.
  public init<Eff, Pair, View>(_ timeline: Timeline<Eff, Pair, Action, View>)
  where Pair.Space: ComonadStore, Pair.Space.Position == State {
    self.init(timeline, state: \.position)
  }
}

extension DevTools.Performed {
  /// Creates an action from an input, under the name of its case, or from another change, under the
  /// name of its kind.
  public init<Eff, Pair, View>(_ change: Change<Eff, Pair, Action, View>) {
    if case .input(let input) = change {
      self.init(type: String("\(input)".prefix { $0 != "(" }), payload: input)
    } else {
      self.init(type: "@@pairings/" + (change.gap?.rawValue ?? ""), payload: nil)
    }
  }
}

#endif
