import Foundation
import PairingsLaws
import PropertyTestingSwiftTesting
import Synchronization
import Testing

/// Checks of laws in tests.
@Suite("Laws in tests")
struct SessionTests {
  @Test("a law that ends the process is reported with its case")
  func trap() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let law = Law("traps", "x < 5") { trial in
          trial.any("x", Three.domain.array()).count < 3 ? true : [true][1]
        }
        expectLaw(law, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The process ended while this law was checked, in this case: traps 1/"))
  }

  @Test("a law that exits the process is reported with its case, and the process has failed")
  func exits() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        expectLaw(Law("exits", "") { _ in exit(0) }, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The process ended while this law was checked, in this case: exits /0"))
    let beside = try #require(
      await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        let law = Law("exits", "") { _ in
          for _ in 0..<200 { expectLaw(Law("holds", "") { _ in true }, runner: Runner(cases: 1)) }
          exit(0)
        }
        expectLaw(law, runner: Runner(seed: 1, enumerated: 0))
      })
    #expect(String(decoding: beside.standardErrorContent, as: UTF8.self).contains("case: exits"))
    await #expect(processExitsWith: .exitCode(0)) {
      expectLaw(Law("holds", "") { _ in true })
      exit(0)
    }
  }

  @Test("Control-C names the case that does not end")
  func interrupted() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
        let law = Law("goes on", "") { _ in
          kill(getpid(), SIGINT)
          while true { sleep(1) }
        }
        expectLaw(law, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("in this case: goes-on /0"), "\(errors)")
  }

  @Test("a law that overflows the stack is reported with its case")
  func overflows() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        func sum(_ n: Int) -> Int { n < 0 ? 0 : n &+ sum(n &+ 1) }
        let law = Law("overflows", "") { _ in sum(0) == 0 }
        expectLaw(law, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("in this case: overflows /0"), "\(errors)")
  }

  @Test("a law that overflows the stack of a thread of its own is reported with its case")
  func overflowsElsewhere() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        func sum(_ n: Int) -> Int { n < 0 ? 0 : n &+ sum(n &+ 1) }
        await expectLaw(
          Law("overflows", "") { _ in sum(0) == 0 }, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("in this case: overflows /0"), "\(errors)")
  }

  @Test("a signal reaches its earlier handler")
  func sent() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      expectLaw(Law("holds", "") { _ in true })
      kill(getpid(), SIGABRT)
      sleep(1)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGABRT) { _ in _exit(7) }
      expectLaw(Law("holds", "") { _ in true })
      abort()
    }
  }

  @Test(.replay("bound-3", "3/0/1000"), arguments: [3, 5])
  func replayOfSome(number: Int) {
    // The law of the other argument is a different law. The case of this one fails.
    withKnownIssue(isIntermittent: true) {
      expectLaw(Law("bound \(number)", "") { _ in false })
    }
  }

  @Test("a replay of a case that ends the process is reported with its values")
  func trapAgain() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let law = Law("traps", "") { trial in
          let list = trial.any("list", Three.domain.array())
          let n = trial.any("n", Int.domain)
          return list.count < 3 ? true : [true][n == .max ? 0 : 1]
        }
        for number in 0..<100 {
          let replays = [Replay(law: "traps", address: "1/\(number)/1000")].compactMap(\.self)
          _ = Session.reports([law], runner: Runner(seed: 1), replays: replays)
        }
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    let line = try #require(
      errors.split(separator: "\n").first { $0.contains("in this case: traps 1/") })
    #expect(line.contains(": list = [.a"))
    #expect(line.contains(", n = "))
  }

  @Test("a replay of an enumerated case that ends the process is reported with its values")
  func trapInOrder() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let law = Law("in order", "") { trial in
          [true][trial.any("three", Three.domain) == .a2 ? 1 : 0]
        }
        let replays = [Replay(law: law.id, address: "/2")].compactMap(\.self)
        _ = Session.reports([law], runner: Runner(seed: 1), replays: replays)
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("in this case: in-order /2: three = .a2\n"), "\(errors)")
  }

  @Test("several replays of a test are each tried")
  func replays() throws {
    func law(_ name: String) -> Law {
      Law(name, "") { trial in trial.any("three", Three.domain) == .a0 }
    }
    let replays = try ["first", "second", "third"].map {
      try #require(Replay(law: $0, address: "/1"))
    }
    let reports = Session.reports(
      [law("second"), law("first")], runner: Runner(seed: 1), replays: replays)
    #expect(reports.map(\.law) == ["first", "second"] && reports.allSatisfy { !$0.isPassed })
    #expect(replays.map { $0.complaint == nil } == [true, true, false])
  }

  @Test(
    "two replays", .replay("bound", "/5"), .replay("other", "/5"))
  func traits() {
    withKnownIssue {
      for name in ["bound", "other"] {
        expectLaw(Law(name, "") { trial in trial.any("x", Int.domain) < 1 })
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("the case that was replayed") }
    }
  }

  @Test("laws of one name keep cases of their own in each test")
  func places() {
    func law(fails: Bool) -> Law {
      Law("of one name", "") { trial in trial.any("three", Three.domain) == .a0 || !fails }
    }
    func check(fails: Bool, in place: String) -> String {
      Session.reports([law(fails: fails)], runner: Runner(seed: 1), in: place).map(\.text).joined()
    }
    #expect(check(fails: true, in: "here").contains("in order"))
    #expect(!check(fails: false, in: "there").contains("does not hold"))
    #expect(check(fails: true, in: "here").contains("a case that was kept"))
    #expect(!check(fails: false, in: "here").contains("does not hold"))
    #expect(FailureFolder(of: "here").choices("of-one-name").isEmpty)
  }

  @Test("laws of one name in two lines of a test keep cases of their own")
  func twoOfOneName() {
    func check(fails: [Bool]) -> [String] {
      fails.enumerated().flatMap { line, fails in
        let law = Law("twice", "") { trial in trial.any("three", Three.domain) == .a0 || !fails }
        return Session.reports(
          [law], runner: Runner(seed: 1), in: "a test of two lines", at: "\(line)")
      }.map { $0.text.split(separator: "\n").prefix(5).joined() }
    }
    let first = check(fails: [true, false])
    #expect(first[0].hasPrefix("✗ twice does") && first[1].hasPrefix("✓ twice#2: "))
    #expect(check(fails: [true, true])[0].contains("a case that was kept"))
    #expect(check(fails: [false, true])[1].hasPrefix("✗ twice#2 does"))
    #expect(check(fails: [false, false]).allSatisfy { $0.hasPrefix("✓") })
  }

  @Test("a replay names one of two laws of one name", .replay("named-twice#2", "/1"))
  func secondOfOneName() {
    withKnownIssue {
      expectLaw(Law("named twice", "") { trial in trial.any("x", Int.domain) < 1 })
      expectLaw(Law("named twice", "") { trial in trial.any("x", Int.domain) < 1 })
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("named-twice#2 does not hold") }
    }
  }

  @Test("a check that takes long says its case, also one that does not end")
  func progress() {
    let isSaid = Atomic(false)
    let law = Law("waits for a line", "") { _ in
      while !isSaid.load(ordering: .relaxed) { usleep(1_000) }
      return true
    }
    let reports = Session.reports([law], runner: Runner(seed: 1), every: .milliseconds(1)) { line in
      let isOfTheCase = line.hasPrefix("waits-for-a-line /0: law 1 of 1, after ")
      if isOfTheCase { isSaid.store(true, ordering: .relaxed) }
    }
    #expect(reports.map(\.isPassed) == [true])
  }

  @Test("a replay tries one case of one law")
  func replay() throws {
    var calls = [0, 0]
    func law(_ name: String, _ index: Int) -> Law {
      Law(name, "") { trial in
        calls[index] += 1
        return trial.any("x", Int.domain) == 3 || index == 0
      }
    }
    let laws = Suite("Suite", of: "mine", [law("first", 0), law("second", 1)]).laws
    let replay = try #require(Replay(law: "mine/Suite/first", address: "/3"))
    let reports = Session.reports(laws, runner: Runner(), replays: [replay])
    #expect(reports.map(\.isPassed) == [true])
    #expect(replay.remark != nil && replay.complaint == nil)
    #expect(calls[1] == 0)
    #expect((1...4).contains(calls[0]))
  }

  @Test("a law without a suite keeps its name, and so its cases")
  func alone() throws {
    let law = Law("bound", "x < 1000") { trial in trial.any("x", Int.domain) < 1_000 }
    #expect(law.id == "bound")
    #expect(Runner(seed: 1).check(law).text.contains("@Test(.replay(\"bound\", \""))
  }

  @Test("a law of any name keeps its own file and touches no other")
  func names() throws {
    let folder = FailureFolder()
    func report(_ name: String, holds: Bool) -> Report {
      Runner(seed: 1).check(Law(name, "") { trial in trial.any("x", Int.domain) < 100 || holds })
    }
    let odd = [
      "<>", "", "/", ".", "..", "//", "same/x", "same.x", String(repeating: "é𝔘", count: 300),
    ]
    for name in odd {
      #expect(folder.keep(report(name, holds: false)) == nil)
      #expect(folder.choices(name).count == 1)
    }
    for (index, name) in odd.enumerated() {
      #expect(folder.keep(report(name, holds: true)) == nil)
      #expect(folder.choices(name).isEmpty)
      #expect(odd[(index + 1)...].allSatisfy { folder.choices($0).count == 1 })
    }
    #expect(FileManager.default.fileExists(atPath: "Package.swift"))
  }

  @Test("async laws are checked side by side, also where they need every thread and an actor")
  @MainActor
  func waiting() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          await expectLaw(
            .waiting("waits \(number)", "a == a", Int.domain) { trial in
              let a = trial.any("a", Int.domain)
              return { (await Task { await twice(a) }.value, a &+ a) }
            }, runner: Runner(seed: 1, cases: 50, enumerated: 10))
        }
      }
    }
  }

  @Test("a replay of a missing case is reported")
  func noCase() throws {
    let law = Law("few", "") { trial in trial.any("x", Three.domain) == .a0 || true }
    let replay = try #require(Replay(law: "few", address: "/9999"))
    #expect(Session.reports([law], runner: Runner(seed: 1), replays: [replay]).isEmpty)
    #expect(replay.complaint == "'few' has no case '/9999'.")
  }
}

@MainActor private func twice(_ number: Int) -> Int { number &+ number }
