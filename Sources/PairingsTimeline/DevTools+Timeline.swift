#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

// A timeline becomes a file of the tool, and such a file becomes entries of a timeline.

extension DevTools {
  /// Takes the branch of a timeline that is current: the way to where it is, and on to where going
  /// on leads.
  ///
  /// What happened and the states are what the closures make of them.
  ///
  /// - Complexity: A move for each entry.
  public init<Eff, Pair, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>,
    action: (Change<Eff, Pair, Input, View>) -> Performed,
    state: (Component<Eff, Pair, Input, View>) -> State
  ) {
    var (start, path) = (timeline.beginning, timeline.path)
    if let first = path.first, timeline.step(first) == nil {
      (start, path) = (first, Array(path.dropFirst()))  // It is pinned, and its past forgotten.
    }
    var place = timeline.component(at: start) ?? timeline.explorer.component
    var (actions, states, skipped): ([Performed], [State], Set<Int>) = ([], [state(place)], [])
    // What moves send while they are made again is not of it.
    let steps = (path + timeline.ahead).map { (timeline.step($0), timeline.isSkipped($0)) }
    let current = steps.prefix(path.count).count { $0.0 != nil }
    for case (let step?, let isSkipped) in steps {
      if isSkipped { skipped.insert(actions.count) } else { place = place.applying(step) }
      actions.append(action(step))
      states.append(state(place))
    }
    self.init(actions: actions, states: states, skipped: skipped, current: current)
  }

  /// Takes the branch of a timeline that is current, whose inputs are the actions.
  ///
  /// What no input means has no payload, and a type that begins with `@@pairings/`.
  ///
  /// - Complexity: A move for each entry.
  public init<Eff, Pair, View>(
    _ timeline: Timeline<Eff, Pair, Action, View>,
    state: (Component<Eff, Pair, Action, View>) -> State
  ) {
    self.init(timeline, action: { Performed($0) }, state: state)
  }

  /// Takes the branch of a timeline that is current, whose inputs are the actions, and whose
  /// positions the states.
  ///
  /// - Complexity: A move for each entry.
  public init<Eff, Pair, View>(_ timeline: Timeline<Eff, Pair, Action, View>)
  where Pair.Space: ComonadStore, Pair.Space.Position == State {
    self.init(timeline, state: \.position)
  }
}

extension DevTools.Performed {
  private static var gapPrefix: String { "@@pairings/" }

  /// Takes an input, of which the tool shows the name of the case; or the kind of what is none.
  public init<Eff, Pair, View>(_ change: Change<Eff, Pair, Action, View>) {
    if case .input(let input) = change {
      self.init(type: String("\(input)".prefix { $0 != "(" }), payload: input)
    } else {
      self.init(type: Self.gapPrefix + (change.gap?.rawValue ?? ""), payload: nil)
    }
  }

  /// What stands for a commit that no input meant.
  fileprivate var gap: RecordingGap.Kind? {
    type.hasPrefix(Self.gapPrefix)
      ? RecordingGap.Kind(rawValue: String(type.dropFirst(Self.gapPrefix.count))) : nil
  }
}

extension Timeline {
  /// Writes the actions of a file of the tool down as entries after where it is, skips those that
  /// are skipped there, and goes where the tool is; returns the numbers of the entries.
  ///
  /// An action without an input, such as one of the tool itself, is no entry. No effect runs, as
  /// with ``replay(_:)-(Sequence<Input>)``.
  ///
  /// - Parameters:
  ///   - tools: What was read.
  ///   - input: Makes an input of an action.
  /// - Throws: ``RecordingError/gap(line:_:)`` if something was committed that no input meant; its
  ///   line counts the actions from 1.
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

  /// Writes the actions of a file of the tool down as entries: the inputs.
  ///
  /// - Throws: ``RecordingError/gap(line:_:)`` if something was committed that no input meant.
  @discardableResult
  public func replay<State>(
    _ tools: DevTools<Input, State>
  ) throws(RecordingError) -> [ID] where Input: Codable {
    try replay(tools) { $0 }
  }
}

#endif
