#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// A recording in the formats that the Redux DevTools import.
///
/// There are two formats: ``log()`` has the actions and the initial state, and ``lifted()`` has the
/// whole state of the tool.
public struct DevTools<Action: Encodable, State: Encodable> {
  /// An action, under the name that the tool shows.
  public struct Performed: Encodable {
    /// The name that the tool shows.
    public let type: String

    /// The action, or nil for the beginning and for a commit without an input.
    public let payload: Action?

    /// Creates an action.
    public init(type: String, payload: Action?) { (self.type, self.payload) = (type, payload) }
  }

  /// The actions, in order.
  public let actions: [Performed]

  /// The time of each action, in milliseconds since 1970.
  public let times: [Int]

  /// The state before all actions, and after each.
  public let states: [State]

  /// The indices of the actions that count as never done.
  public let skipped: Set<Int>

  /// The index of the state that is shown.
  public let current: Int

  /// Creates a recording.
  ///
  /// - Precondition: There is one more state than actions. `current` is the index of a state, and
  ///   `skipped` has indices of actions. There is a time for each action if times are given.
  public init(
    actions: [Performed], times: [Int]? = nil, states: [State], skipped: Set<Int> = [],
    current: Int? = nil
  ) {
    precondition(states.count == actions.count + 1, "There is a state before and after each.")
    precondition(states.indices.contains(current ?? 0), "There is no state number \(current ?? 0).")
    precondition(
      times.map { $0.count == actions.count } ?? true, "There is a time for each action.")
    precondition(skipped.allSatisfy(actions.indices.contains), "What is skipped is an action.")
    (self.actions, self.states, self.skipped) = (actions, states, skipped)
    self.times = times ?? Array(repeating: 0, count: actions.count)
    self.current = current ?? actions.count
  }
}

// MARK: - The log

extension DevTools {
  private struct Log: Encodable {
    /// The actions, as a text of JSON.
    let payload: String

    /// The initial state, as a text of JSON.
    let preloadedState: String
  }

  /// Returns the log: the actions and the initial state.
  public func log() throws -> Data {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder.lines.encode(value), as: UTF8.self)
    }
    return try JSONEncoder.lines.encode(
      Log(payload: try text(actions), preloadedState: try text(states[0])))
  }
}

// MARK: - The whole state

extension DevTools {
  private struct Lifted: Encodable {
    struct Entry: Encodable {
      let type = "PERFORM_ACTION"
      let action: Performed
      let timestamp: Int
    }

    struct Computed: Encodable {
      let state: State
    }

    let actionsById: [String: Entry]
    let computedStates: [Computed]
    let currentStateIndex: Int
    let nextActionId: Int
    let skippedActionIds: [Int]
    let stagedActionIds: [Int]
  }

  /// Returns the whole state of the tool, whose action 0 is the beginning.
  public func lifted() throws -> Data {
    let first = Lifted.Entry(
      action: Performed(type: "@@INIT", payload: nil), timestamp: times.first ?? 0)
    let rest = zip(actions, times).map { Lifted.Entry(action: $0, timestamp: $1) }
    let all = ([first] + rest).enumerated().map { ("\($0)", $1) }
    return try JSONEncoder.lines.encode(
      Lifted(
        actionsById: Dictionary(uniqueKeysWithValues: all),
        computedStates: states.map { Lifted.Computed(state: $0) }, currentStateIndex: current,
        nextActionId: all.count, skippedActionIds: skipped.map { $0 + 1 }.sorted(),
        stagedActionIds: Array(0..<all.count)))
  }
}

#endif
