#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

// Conversions from a timeline to a file of the Redux DevTools, and from such a file to entries.

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
    var (start, path) = (timeline.beginning, timeline.path)
    if let first = path.first, timeline.step(first) == nil {
      (start, path) = (first, Array(path.dropFirst()))  // A pinned entry whose past is forgotten.
    }
    var place = timeline.component(at: start) ?? timeline.explorer.component
    var (actions, states, skipped): ([Performed], [State], Set<Int>) = ([], [state(place)], [])
    // The branch is read before moves are applied again, since these may send inputs.
    let steps = (path + timeline.ahead).map { (timeline.step($0), timeline.isSkipped($0)) }
    let current = steps.prefix(path.count).count { $0.0 != nil }
    for case (let step?, let isSkipped) in steps {
      if isSkipped { skipped.insert(actions.count) } else { place = place.applying(step) }
      actions.append(action(step))
      states.append(state(place))
    }
    self.init(actions: actions, states: states, skipped: skipped, current: current)
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
  private static var gapPrefix: String { "@@pairings/" }

  /// Creates an action from an input, under the name of its case, or from another change, under the
  /// name of its kind.
  public init<Eff, Pair, View>(_ change: Change<Eff, Pair, Action, View>) {
    if case .input(let input) = change {
      self.init(type: String("\(input)".prefix { $0 != "(" }), payload: input)
    } else {
      self.init(type: Self.gapPrefix + (change.gap?.rawValue ?? ""), payload: nil)
    }
  }

  /// The kind of the commit without an input for which this action stands.
  fileprivate var gap: RecordingGap.Kind? {
    type.hasPrefix(Self.gapPrefix)
      ? RecordingGap.Kind(rawValue: String(type.dropFirst(Self.gapPrefix.count))) : nil
  }
}

extension Timeline {
  /// Appends the actions of a file of the tool after the current entry, skips those that the file
  /// skips, and makes the current action of the file current. Returns the numbers of the entries.
  ///
  /// An action without an input, such as one of the tool itself, becomes no entry. No effect runs,
  /// as in ``replay(_:)-(Sequence<Input>)``.
  ///
  /// - Parameters:
  ///   - tools: The contents of the file.
  ///   - input: Returns the input of an action.
  /// - Throws: ``RecordingError/gap(line:_:)`` if the file has a commit without an input. The line
  ///   counts the actions from 1.
  @discardableResult
  public func replay<Action, State>(
    _ tools: DevTools<Action, State>, input: (Action) -> Input?
  ) throws(RecordingError) -> [ID] {
    var (inputs, shown): ([(input: Input, isSkipped: Bool)], Int) = ([], 0)
    for (index, action) in tools.actions.enumerated() {
      if let gap = action.gap {
        throw .gap(line: index + 1, RecordingGap(gap, version: index + 1))
      }
      guard let input = action.payload.flatMap(input) else { continue }
      inputs.append((input, tools.skipped.contains(index)))
      if index < tools.current { shown = inputs.count }
    }
    return replay(inputs, showing: shown)
  }

  /// Appends the inputs that are the actions of a file of the tool.
  ///
  /// - Throws: ``RecordingError/gap(line:_:)`` if the file has a commit without an input.
  @discardableResult
  public func replay<State>(
    _ tools: DevTools<Input, State>
  ) throws(RecordingError) -> [ID] where Input: Codable {
    try replay(tools) { $0 }
  }
}

#endif
