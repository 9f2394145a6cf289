import Foundation
import PairingsLaws
import PropertyTestingSwiftTesting
import Synchronization
import TestSupport
import Testing

/// Checks of laws in tests.
@Suite("Laws in tests")
struct SessionTests {
  @Test(.replay("bound-3", "3/0/1000"), arguments: [3, 5])
  func replayOfSome(number: Int) {
    // The law of the other argument is a different law. The case of this one fails.
    withKnownIssue(isIntermittent: true) {
      expectLaw(Law("bound \(number)", "") { _ in false })
    }
  }

  @Test("several replays of a test are each tried, one case of one law, and missing ones reported")
  func replays() throws {
    var called: Set<String> = []
    func law(_ name: String) -> Law {
      Law(name, "") { trial in
        called.insert(name)
        return trial.any("three", Three.domain) == .a0
      }
    }
    let replays = try [
      "mine/Suite/first /1", "mine/Suite/holds /0", "second /1", "third /1", "second /9999",
    ].map {
      let words = $0.split(separator: " ").map(String.init)
      return try #require(Replay(law: words[0], address: words[1]))
    }
    let laws = Suite("Suite", of: "mine", [law("first"), law("holds"), law("other")]).laws
    let reports = Session.reports(
      [law("second")] + laws, runner: Runner(seed: 1), replays: replays)
    expectEqual(reports.map(\.law), ["mine/Suite/first", "mine/Suite/holds", "second"])
    expect(reports.map(\.isPassed) == [false, true, false] && called.count == 3)
    expectEqual(replays.map { $0.complaint == nil }, [true, true, true, false, false])
    expect(replays[1].remark != nil && replays[4].complaint == "'second' has no case '/9999'.")
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
    func check(
      fails: Bool, in place: String, _ record: FailureFolder.Record = .init()
    ) -> String {
      Session.reports([law(fails: fails)], runner: Runner(seed: 1), in: place, record: record)
        .map(\.text).joined()
    }
    expect(check(fails: true, in: "here").contains("in order"))
    expect(!check(fails: false, in: "there").contains("does not hold"))
    expect(check(fails: true, in: "here").contains("a case that was kept"))
    expect(!check(fails: false, in: "here").contains("does not hold"))
    func kept() -> [String] { FailureFolder(of: "here", record: .init()).choices("of-one-name") }
    expect(kept().isEmpty)
    // The arguments of one test, in one process, and then in the next one.
    for _ in 0..<2 {
      let record = FailureFolder.Record()
      for fails in [true, false, true] { _ = check(fails: fails, in: "here", record) }
      expectEqual(kept().count, 1)
    }
    let record = FailureFolder.Record()
    expect(!check(fails: false, in: "here", record).contains("does not hold"))
    expect(check(fails: true, in: "here", record).contains("a case that was kept"))
    expect(!check(fails: false, in: "here").contains("does not hold"))
    expect(kept().isEmpty)
  }

  @Test("the failures of one law in a loop are all kept")
  func loop() {
    func check(_ wrong: [Int]) -> [String] {
      let record = FailureFolder.Record()
      for wrong in wrong {
        let law = Law("in a loop", "") { $0.any("x", Five.domain).ordinal != wrong }
        _ = Session.reports([law], runner: Runner(seed: 1), in: "a loop", record: record)
      }
      return FailureFolder(of: "a loop", record: .init()).choices("in-a-loop")
    }
    expectEqual(check([1, 3, 1]).count, 2)
    expect(check([7]).isEmpty)
  }

  @Test("laws of one name in two lines of a test keep cases of their own")
  func twoOfOneName() {
    func check(fails: [Bool]) -> [String] {
      fails.enumerated().flatMap { line, fails in
        let law = Law("twice", "") { trial in trial.any("three", Three.domain) == .a0 || !fails }
        return Session.reports(
          [law], runner: Runner(seed: 1), in: "a test of two lines", at: "\(line)",
          record: .init())
      }.map { $0.text.split(separator: "\n").prefix(5).joined() }
    }
    let first = check(fails: [true, false])
    expect(first[0].hasPrefix("✗ twice does") && first[1].hasPrefix("✓ twice#2: "))
    expect(check(fails: [true, true])[0].contains("a case that was kept"))
    expect(check(fails: [false, true])[1].hasPrefix("✗ twice#2 does"))
    expect(check(fails: [false, false]).allSatisfy { $0.hasPrefix("✓") })
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
    expectEqual(reports.map(\.isPassed), [true])
  }

  @Test("a law of any name keeps its own file and touches no other")
  func names() throws {
    var folder: FailureFolder { FailureFolder(record: .init()) }
    func report(_ name: String, holds: Bool) -> Report {
      Runner(seed: 1).check(Law(name, "") { trial in trial.any("x", Int.domain) < 100 || holds })
    }
    let odd = [
      "<>", "", "/", ".", "..", "//", "same/x", "same.x", String(repeating: "é𝔘", count: 300),
    ]
    for name in odd {
      expectEqual(folder.keep(report(name, holds: false)), nil)
      expectEqual(folder.choices(name).count, 1)
    }
    for (index, name) in odd.enumerated() {
      expectEqual(folder.keep(report(name, holds: true)), nil)
      expect(folder.choices(name).isEmpty)
      expect(odd[(index + 1)...].allSatisfy { folder.choices($0).count == 1 })
    }
    expect(FileManager.default.fileExists(atPath: "Package.swift"))
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
}

@MainActor private func twice(_ number: Int) -> Int { number &+ number }
