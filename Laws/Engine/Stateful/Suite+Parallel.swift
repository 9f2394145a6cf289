import Synchronization

extension Suite {
  /// The law of a system that several tasks use at the same time: it is linearizable. The answers of
  /// overlapping commands, and the state after all of them, are those of the commands one after the
  /// other, in some order in which each one takes effect between its call and its answer.
  ///
  /// A case has commands of one task, and then commands of several tasks. Where a command suspends,
  /// another task may go on. Each case is run in up to `orders` orders of these steps, by default 20 of
  /// two tasks and 60 of three, those with the
  /// fewest changes between tasks first. So a failure is the same in each run, and is shrunk to few
  /// commands and few changes. A command that never suspends is one step. Commands that leave the
  /// executor of the law, as those that sleep do, have no fixed order.
  ///
  /// A case ends in a deadlock if none of its commands goes on for the time of the `limit`, or never
  /// if it is nil, and in a livelock if its steps have no end. The report names the commands that have
  /// begun.
  ///
  /// - Precondition: The machine has a command, there are two or three tasks, each one has from 1 to
  ///   8 commands, and a case has an order.
  /// - SeeAlso: Musuvathi and Qadeer, *Iterative Context Bounding for Systematic Testing of
  ///   Multithreaded Programs* (2007).
  public static func parallel<Model, System>(
    _ machine: ParallelMachine<Model, System>, tasks: Int = 2, count: Int = 4, orders: Int? = nil,
    limit: Duration? = .seconds(10)
  ) -> Suite {
    let orders = orders ?? (tasks == 2 ? 20 : 60)
    precondition(!machine.commands.isEmpty, "A system to which nothing can be done has no law.")
    precondition(2...3 ~= tasks, "Two or three tasks use a system, not \(tasks).")
    precondition(1...8 ~= count, "A task has from 1 to 8 commands, not \(count).")
    precondition(orders > 0, "A case that runs in no order checks nothing.")
    let programs = Domain.programs(of: machine, tasks: tasks, count: count)
    var law = Law(
      "linearizability",
      "commands at the same time answer and change the system as in some order, one after the other"
    ) { trial in
      let program = trial.any("commands", programs)
      trial.cover(
        program.dropFirst().count { !$0.isEmpty } > 1, "has commands at the same time", percent: 10)
      let wrong = History.firstWrong(of: program, machine, amongOrders: orders, limit)
      if let wrong, wrong.stuck != nil {
        throw Deadlock(text: "\(programs.text(program)) is \(wrong.text)")
      }
      return trial.expect(wrong == nil, wrong?.text ?? "")
    }
    law.isWaiting = true
    return Suite("Parallel", of: machine.name, [law])
  }
}

/// A case that never ends, with its commands.
struct Deadlock: Error {
  let text: String
}

/// The beginning or the end of a call.
private struct Event {
  let task: Int
  let call: Int
  let isEnd: Bool
}

private final class Events: Sendable {
  let all = Mutex<[Event]>([])
}

/// The calls of a program with the order of their beginnings and ends.
private struct History<Model: Hashable, System: Sendable> {
  let machine: ParallelMachine<Model, System>

  /// The calls before all tasks, those of each task, and the looks after them.
  let calls: [[ParallelMachine<Model, System>.Call]]
  let events = Events()

  /// The reason for which the calls did not end, if they did not.
  private(set) var stuck: String?

  /// Runs a program in several orders: those that change between tasks once more than others after
  /// all of these. Returns the first history that no order of its commands explains, or that does
  /// not end.
  static func firstWrong(
    of program: [[ParallelMachine<Model, System>.Call]], _ machine: ParallelMachine<Model, System>,
    amongOrders count: Int, _ limit: Duration?
  ) -> History? {
    // The choices of each order, of which those after the last are zero.
    var (orders, next) = ([[Int]()], 0)
    while next < Swift.min(orders.count, count) {
      let order = orders[next]
      var ready: [Int] = []
      var history = History(machine: machine, calls: program + [machine.looks.map { $0() }])
      history.run(limit) { count in
        ready.append(count)
        return order[safe: ready.count - 1] ?? 0
      }
      guard history.stuck == nil, history.isLinearizable else { return history }
      for place in Swift.min(order.count, ready.count)..<ready.count where orders.count < count {
        let kept = order + Array(repeating: 0, count: place - order.count)
        orders += (1..<ready[place]).map { kept + [$0] }
      }
      next += 1
    }
    return nil
  }

  /// Makes the calls; `choose` returns the index of the task that goes on, of those that can.
  private mutating func run(_ limit: Duration?, choosing choose: (_ count: Int) -> Int) {
    let system = machine.system()
    let bodies = calls.enumerated().map { task, calls -> (@Sendable () async -> Void)? in
      guard !calls.isEmpty else { return nil }
      let performs = calls.map(\.perform)
      return { [events] in
        for (index, perform) in performs.enumerated() {
          if index > 0 { await Task.yield() }
          events.all.withLock { $0.append(Event(task: task, call: index, isEnd: false)) }
          await perform(system)
          guard !Task.isCancelled else { return }  // It was in a deadlock.
          events.all.withLock { $0.append(Event(task: task, call: index, isEnd: true)) }
        }
      }
    }
    for phase in [bodies.prefix(1), bodies.dropFirst().dropLast(), bodies.suffix(1)]
    where stuck == nil {
      stuck = Interleaving.run(phase.compactMap(\.self), limit: limit, choosing: choose)
    }
  }

  var isLinearizable: Bool {
    var starts: [[Int]: Int] = [:]
    var ended: [Linearization<Model>.Call] = []
    for (number, event) in events.all.withLock({ $0 }).enumerated() {
      if let start = starts[[event.task, event.call]], event.isEnd {
        ended.append(
          .init(start: start, end: number, agrees: calls[event.task][event.call].agrees))
      }
      starts[[event.task, event.call]] = number
    }
    var search = Linearization<Model>(ended)
    return search.exists(from: machine.model)
  }

  /// The events, a line each. A call without an event before its end is one line.
  var text: String {
    let events = events.all.withLock { $0 }
    let lines = events.indices.compactMap { number -> String? in
      let event = events[number]
      let call = calls[event.task][event.call]
      let isLook = event.task == calls.count - 1
      let name = event.task == 0 ? "before" : isLook ? "after" : "task \(event.task)"
      guard event.isEnd else {
        return events[safe: number + 1]?.task == event.task ? nil : "\(name): \(call.text()) begins"
      }
      if isLook { return call.answer().map { "then \(call.text()) is \($0)" } }
      return "\(name): \(call.text()) " + (call.answer().map { "answers \($0)" } ?? "ends")
    }
    let head = stuck ?? "no order of the commands explains"
    return ([head] + lines).joined(separator: "\n")
  }
}

extension Domain {
  /// Returns a domain of the commands of one task, followed by those of several tasks.
  fileprivate static func programs<Model, System>(
    of machine: ParallelMachine<Model, System>, tasks: Int, count: Int
  ) -> Domain where Value == [[ParallelMachine<Model, System>.Call]] {
    let last = UInt64(machine.commands.count - 1)
    // A closure that makes the calls.
    let text = { (program: Value) in
      let parts = program.map { calls in
        calls.isEmpty ? "{}" : "{ " + calls.map { $0.text() }.joined(separator: "; ") + " }"
      }
      let before = program[0].isEmpty ? "" : parts[0] + ", then "
      return before + parts.dropFirst().joined(separator: " ∥ ")
    }
    return Domain(
      { choices in
        (0...tasks).map { _ in
          choices.steps(atMost: count) { choices in
            machine.commands[Int(choices.draw(last))](&choices)
          }
        }
      }, nil, [], { program, seen in seen.record(stableHash(text(program)), text(program)) },
      shown: text, varies: nil)
  }
}
