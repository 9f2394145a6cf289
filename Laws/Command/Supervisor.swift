import Foundation
import PairingsConsole
import PropertyTesting

/// The checks of a command in child processes, which are the command again.
///
/// Each child checks every n-th subject, a law or a mutant, in order, and writes each result as a
/// line of JSON. If a subject ends its process or takes longer than the limit, its result is that
/// ``Ending``, and another child goes on with the next one. One thread reads from all children.
/// Threads of one process would share the caches of the runtime and take as long as one.
struct Supervisor<Result: Codable> {
  /// The reason for which a subject has ended its process, and the law and the case that were tried.
  struct Ending {
    let reason: String
    let place: (law: String, address: String)?
  }

  private struct Line: Codable {
    let subject: String
    let result: Result
  }

  let options: Options
  let seed: UInt64

  /// The names of the subjects, which each child has in the same order.
  let subjects: [String]

  /// Returns the result of each subject. In a child, `check` makes the results, and the process
  /// ends.
  func results(
    _ check: (Int) -> Result, ended: (Int, Ending) -> Result
  ) -> [Result] {
    if let part = options.child { serve(part, check) }
    let jobs = min(options.jobs, subjects.count)
    var results = [Result?](repeating: nil, count: subjects.count)
    var children = (0..<jobs).map { start(at: $0, of: jobs) }
    var line = ProgressLine(
      after: .seconds(1), every: .milliseconds(200), elsewhere: (.seconds(10), .seconds(10)))
    while !children.isEmpty {
      let present = children.first { $0.next < subjects.count }.map { subjects[$0.next] }
      line.show(
        present ?? "", after: results.count { $0 != nil }, of: results.count)
      for index in Child.ready(children).reversed() {
        let child = children[index]
        for read in child.lines() {
          results[child.next] = result(read, of: subjects[child.next])
          child.next += jobs
        }
        guard let reason = child.reasonOfEnd() else { continue }
        if child.next < subjects.count {
          results[child.next] = ended(child.next, Ending(reason: reason, place: child.place))
          child.next += jobs
        }
        children.remove(at: index)
        if child.next < subjects.count { children.append(start(at: child.next, of: jobs)) }
      }
    }
    line.clear()
    return results.compactMap(\.self)
  }

  private func start(at first: Int, of jobs: Int) -> Child {
    do {
      return try Child(
        CommandLine.arguments.dropFirst()
          + ["--seed", "\(seed)", "--child=\(first)/\(jobs)/\(getpid())"],
        first: first, limit: options.limit)
    } catch {
      let folder = FileManager.default.temporaryDirectory.path
      Terminal.streams.end("cannot start itself with a file in '\(folder)': \(error)")
    }
  }

  private func result(_ data: Data, of subject: String) -> Result {
    guard let line = try? JSONDecoder().decode(Line.self, from: data), line.subject == subject
    else {
      Terminal.streams.end(
        "each process of it must have the same laws, and one has no "
          + "'\(Terminal.printable(subject, keeping: []))'")
    }
    return line.result
  }

  // MARK: - In a child

  /// Writes the results of every n-th subject, and ends the process.
  private func serve(_ part: ChildPart, _ check: (Int) -> Result) -> Never {
    let answers = Child.takeOutput(from: part.parent)
    let encoder = JSONEncoder()
    for index in stride(from: part.first, to: subjects.count, by: part.step) {
      Child.forgetErrors()
      let line = Line(subject: subjects[index], result: check(index))
      guard let data = try? encoder.encode(line),
        (try? answers.write(contentsOf: data + Data("\n".utf8))) != nil
      else { exit(EXIT_FAILURE) }
    }
    exit(EXIT_SUCCESS)
  }
}

/// The subjects of a child of the command.
struct ChildPart {
  /// The index of the first subject, and the distance to the next one.
  let (first, step): (Int, Int)

  /// The process of the command.
  let parent: Int32

  /// Reads the argument of a child: `--child=3/2/4711`.
  init?(_ argument: String) {
    let parts = argument.split(separator: "=")
    let numbers = parts.last?.split(separator: "/").compactMap { Int32($0) } ?? []
    guard parts.first == "--child", numbers.count == 3, numbers[0] >= 0, numbers[1] > 0 else {
      return nil
    }
    (first, step, parent) = (Int(numbers[0]), Int(numbers[1]), numbers[2])
  }
}
