#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// A recording in the form of the Redux DevTools: what they export, and what they import.
///
/// There are two files: the ``log()``, which has the actions and the state that they begin
/// with, and the whole state of the tool, ``lifted()``.
public struct DevTools<Action: Codable, State: Codable> {
  /// An action with when it happened, in milliseconds.
  public struct Performed: Codable {
    /// What the tool calls it.
    public let type: String

    /// What was done; nothing for the beginning.
    public let payload: Action?

    /// What was done.
    public init(type: String, payload: Action?) { (self.type, self.payload) = (type, payload) }
  }

  /// The actions, in order.
  public let actions: [Performed]

  /// When each happened, in milliseconds since 1970.
  public let times: [Int]

  /// The state before all actions, and after each.
  public let states: [State]

  /// Which of the actions count as never done.
  public let skipped: Set<Int>

  /// The place of the state that is shown.
  public let current: Int

  /// Takes what happened.
  ///
  /// - Precondition: There is a state more than there are actions, and the place of one of them; a
  ///   time for each action, if times are given; what is skipped is one of the actions.
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

    /// The state that they begin with, as a text of JSON.
    let preloadedState: String
  }

  /// The log: the actions, and the state that they begin with.
  public func log() throws -> Data {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }
    return try Self.encoder.encode(
      Log(payload: try text(actions), preloadedState: try text(states[0])))
  }

  /// Reads a log; `reduce` makes the states.
  ///
  /// - Throws: A ``RecordingError`` if it is none.
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

  /// The whole state of the tool; the beginning is its action 0.
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
