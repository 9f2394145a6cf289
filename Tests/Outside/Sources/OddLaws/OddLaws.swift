import Foundation
import PropertyTesting
import PropertyTestingCommand

/// Laws that interfere with the command that checks them.
@main
enum OddLaws: LawsCommand {
  static var suites: [Suite] {
    switch ProcessInfo.processInfo.environment["ODD"] {
    case "twice": [numbers("A", below: .max), numbers("A", below: 5)]
    case "for ever":
      [
        Suite("Ever", of: "Odd", [.forAll("ends", Int.self) { $0 != 1 || wait() }]),
        numbers("A", below: .max),
      ]
    default: shuffled + [streams]
    }
  }

  /// A mutant that ends its process, and one that does not.
  static var mutants: Mutants {
    Mutants(
      [
        Mutant("no bound", numbers("A", below: 5), .sole("below")),
        Mutant("a trap", streams, .sole("prints")),
      ], [])
  }

  /// The same suites in a different order in each process. One of them does not hold.
  private static var shuffled: [Suite] {
    Set((0..<6).map { "S\($0)" }).map { numbers($0, below: $0 == "S3" ? 5 : .max) }
  }

  private static func numbers(_ subject: String, below limit: Int) -> Suite {
    Suite("Numbers", of: subject, [.forAll("below", Int.self) { $0 <= limit }])
  }

  /// Laws that use the standard streams.
  private static var streams: Suite {
    Suite(
      "Streams", of: "Odd",
      [
        .forAll("prints", Int.self) { number in
          print(String(repeating: "\(number)", count: 50))
          return true
        },
        .forAll("answers for itself", Int.self) { _ in
          print(#"{"report":{"_0":{}}}"#)
          return true
        },
        .forAll("reads", Int.self) { _ in readLine() == nil },
        .forAll("traps", Int.self) { number in
          precondition(number < 1_000, "Fatal: too large")
          return true
        },
        .forAll("a | b", Int.self) { _ in
          // A line that looks like the message of a trap of another law.
          FileHandle.standardError.write(Data("Fatal error: of another law\n".utf8))
          return true
        },
        .forAll("ends itself", Int.self) { number in number != 3 || raise(SIGTERM) == 0 },
        .forAll("exits", Int.self) { number in
          if number == 2 { exit(0) }
          return true
        },
        .forAll("exits at once", Int.self) { number in
          if number == 2 { _exit(0) }
          return true
        },
      ])
  }

  private static func wait() -> Bool {
    while true { Thread.sleep(forTimeInterval: 1) }
  }
}
