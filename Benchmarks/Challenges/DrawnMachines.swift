import PropertyTesting

/// A random machine with a fault: its answer is wrong after enough visits of its last state with a
/// large enough argument.
struct DrawnMachine {
  /// The next state for each state and command; nil where the command is not allowed.
  let table: [[Int?]]
  let visits: Int
  let threshold: Int

  init(_ random: inout some RandomNumberGenerator) {
    let states = Int.random(in: 3...5, using: &random)
    let commands = Int.random(in: 2...4, using: &random)
    table = (0..<states).map { _ in
      (0..<commands).map { _ in
        Int.random(in: 0...3, using: &random) == 0 ? nil : .random(in: 0..<states, using: &random)
      }
    }
    threshold = .random(in: 1...12, using: &random)
    visits = .random(in: 1...3, using: &random)
  }

  /// The shortest commands after which the answer is wrong, the first in lexicographic order.
  var minimal: String? {
    guard let count = (visits...12).first(where: { canFail(from: 0, visits, within: $0) }) else {
      return nil
    }
    var (state, left, steps) = (0, visits, [String]())
    for rest in (0..<count).reversed() {
      next: for (command, next) in table[state].enumerated() {
        guard let next else { continue }
        for argument in [0, threshold] {
          let after = left - (argument > 0 && next == table.count - 1 ? 1 : 0)
          guard after == 0 ? rest == 0 : canFail(from: next, after, within: rest) else { continue }
          steps.append("\(Self.names[command])(\(argument))")
          (state, left) = (next, after)
          break next
        }
      }
    }
    return "{ \(steps.joined(separator: "; ")) }"
  }

  /// Returns true if a number of visits can be made within a number of commands.
  private func canFail(from state: Int, _ visits: Int, within count: Int) -> Bool {
    guard visits > 0 else { return true }
    guard visits <= count else { return false }
    return table[state].contains { next in
      next.map {
        canFail(from: $0, $0 == table.count - 1 ? visits - 1 : visits, within: count - 1)
      } ?? false
    }
  }

  private static let names = ["a", "b", "c", "d"]

  /// The state of the machine while it runs.
  private final class Run {
    var (state, visits) = (0, 0)
  }

  /// The challenge to find the ``minimal`` commands; nil if there are none.
  func challenge(_ number: Int) -> Challenge? {
    guard let minimal else { return nil }
    let arguments = Domain(Generator<Int>.integer(in: 0...20)) { $0.observe(&$1) }
    let start = StateMachine("drawn", model: 0) { Run() }
    let machine = table[0].indices.reduce(start) { machine, command in
      machine.command(
        Self.names[command], arguments, answers: Bool.domain,
        when: { state, _ in table[state][command] != nil }
      ) { state, _ in
        state = table[state][command] ?? state
        return true
      } system: { run, argument in
        run.state = table[run.state][command] ?? run.state
        if run.state == table.count - 1, argument >= threshold { run.visits += 1 }
        return run.visits < visits
      }
    }
    return Challenge("drawn machine \(number)", minimal: minimal, Suite.stateful(machine).laws[0])
  }
}

extension Challenge {
  /// Sums and machines, drawn at random by one seed.
  static var drawn: [Challenge] {
    var random = RandomStream(seed: 35)
    let sums = (0..<8).map { _ in DrawnSum(&random).challenge }
    let machines = (1...8).compactMap { DrawnMachine(&random).challenge($0) }
    return sums + machines
  }
}
