#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// A recording in the formats that the Redux DevTools export and import.
///
/// There are two formats: ``log()`` has the actions and the initial state, and ``lifted()`` has the
/// whole state of the tool.
public struct DevTools<Action: Codable, State: Codable> {
  /// An action, under the name that the tool shows.
  public struct Performed: Codable {
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
  private struct Log: Codable {
    /// The actions, as a text of JSON.
    let payload: String

    /// The initial state, as a text of JSON.
    let preloadedState: String
  }

  /// Returns the log: the actions and the initial state.
  public func log() throws -> Data {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }
    return try Self.encoder.encode(
      Log(payload: try text(actions), preloadedState: try text(states[0])))
  }

  /// Reads a log, and computes the states by `reduce`.
  ///
  /// - Throws: A ``RecordingError`` if the data is no log.
  public init(
    log data: Data, reduce: (inout State, Action) -> Void
  ) throws(RecordingError) {
    let log: Log = try Self.decode(data)
    let actions: [Performed] = try Self.decode(Data(log.payload.utf8), in: "payload")
    let state: State = try Self.decode(Data(log.preloadedState.utf8), in: "preloadedState")
    var states = [state]
    for action in actions {
      var state = states[states.count - 1]
      if let payload = action.payload { reduce(&state, payload) }
      states.append(state)
    }
    self.init(actions: actions, states: states)
  }

  private static func decode<Value: Decodable>(
    _ data: Data, in field: String = ""
  ) throws(RecordingError) -> Value {
    do throws(RecordingError) {
      return try JSONDecoder().strictly(Value.self, from: [UInt8](data)[...], line: 1)
    } catch {
      guard case .damaged(let line, let inner, let reason) = error else { throw error }
      let path = [field, inner].filter { !$0.isEmpty }.joined(separator: ".")
      throw .damaged(line: line, field: path, reason)
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

// MARK: - The whole state

extension DevTools {
  private struct Lifted: Codable {
    struct Entry: Codable {
      var type = "PERFORM_ACTION"
      let action: Performed
      let timestamp: Int
    }

    struct Computed: Codable {
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
    return try Self.encoder.encode(
      Lifted(
        actionsById: Dictionary(uniqueKeysWithValues: all),
        computedStates: states.map { Lifted.Computed(state: $0) }, currentStateIndex: current,
        nextActionId: all.count, skippedActionIds: skipped.map { $0 + 1 }.sorted(),
        stagedActionIds: Array(0..<all.count)))
  }

  /// Reads the whole state of the tool.
  ///
  /// - Throws: A ``RecordingError`` that names the field that is wrong.
  public init(lifted data: Data) throws(RecordingError) {
    let lifted: Lifted = try Self.decode(data)
    let staged = lifted.stagedActionIds
    guard let first = staged.first, Set(staged).count == staged.count else {
      throw .damaged(line: 1, field: "stagedActionIds", "it is empty, or has an action twice")
    }
    var entries: [Lifted.Entry] = []
    for id in staged.dropFirst() {
      guard let entry = lifted.actionsById["\(id)"] else {
        throw .damaged(line: 1, field: "actionsById.\(id)", "it is missing")
      }
      entries.append(entry)
    }
    guard lifted.computedStates.count == entries.count + 1 else {
      throw .damaged(line: 1, field: "computedStates", "there is not one for each action")
    }
    guard lifted.computedStates.indices.contains(lifted.currentStateIndex) else {
      throw .damaged(line: 1, field: "currentStateIndex", "there is no such state")
    }
    guard !lifted.skippedActionIds.contains(first) else {
      throw .damaged(line: 1, field: "skippedActionIds", "the beginning is no action")
    }
    let places = Dictionary(uniqueKeysWithValues: staged.enumerated().map { ($1, $0 - 1) })
    let skipped = lifted.skippedActionIds.compactMap { places[$0] }
    guard skipped.count == lifted.skippedActionIds.count else {
      throw .damaged(line: 1, field: "skippedActionIds", "there is no such action")
    }
    self.init(
      actions: entries.map(\.action), times: entries.map(\.timestamp),
      states: lifted.computedStates.map(\.state), skipped: Set(skipped),
      current: lifted.currentStateIndex)
  }
}

#endif
