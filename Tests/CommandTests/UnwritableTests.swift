#if canImport(Glibc)
import TestSupport
import Testing

@Suite("output that cannot be written", .waiting)
struct UnwritableTests {
  /// Commands that write something.
  static let lines = [
    (CommandProcess.explore, "counter"), (.atlas, "counter --format html"), (.laws, "list"),
    (.benchmarks, "--filter 'Identity*.pair(*' --samples 1 --unoptimised"),
  ]

  @Test(
    "output that cannot be written is reported, with status 1", arguments: lines,
    [("/dev/full", "No space left on device"), ("&-", "Bad file descriptor")])
  func unwritten(line: (CommandProcess, String), output: (place: String, reason: String)) throws {
    let (command, arguments) = line
    let answer = try command.shell("\"$0\" \(arguments) </dev/null >\(output.place)")
    let sentence = "standard output cannot be written: \(output.reason)\n"
    expect(answer.complaints == "\(command.name): \(sentence)" && answer.status == 1)
  }

  @Test(
    "a closed pipe ends the command, also where its signal is ignored",
    arguments: [(CommandProcess.explore, "counter"), (.laws, "list")])
  func brokenPipe(command: CommandProcess, arguments: String) throws {
    let answer = try command.shell(
      """
      trap '' PIPE
      { yes + 2>/dev/null | timeout 20 "$0" \(arguments); echo "status $?" >&2; } \
      | head -n 1 >/dev/null
      """)
    expectEqual(
      answer.errors, "\(command.name): standard output cannot be written: Broken pipe\nstatus 1\n")
  }

  @Test("a recording that cannot be continued is reported once, with status 1, and can be replayed")
  func recordingCut() throws {
    let answer = try CommandProcess.explore.shell(
      """
      trap '' XFSZ
      file=$(mktemp)
      yes + 2>/dev/null | head -n 300 | { ulimit -f 1; "$0" counter --record $file; } | tail -n 1
      yes + 2>/dev/null | head -n 300 | { ulimit -f 1; "$0" counter --record $file >/dev/null 2>&1; }
      echo "status $?"
      "$0" --replay $file > $file.replayed && head -n 3 $file.replayed
      rm $file $file.replayed
      """)
    expectEqual(answer.lines, ["300", "status 1", "0", "1", "2"])
    expectEqual(answer.errors.split(separator: "\n").count, 1)
    expect(answer.errors.contains("cannot be written: "))
  }

  @Test("a benchmark's report that cannot be written is an error")
  func fullFile() throws {
    let answer = try CommandProcess.benchmarks.shell(
      "\"$0\" --filter 'Identity*.pair(*' --samples 1 --unoptimised --output /dev/full; s=$?; test -c /dev/full; exit $s"
    )
    expectEqual(
      answer.errors, "benchmarks: '/dev/full' cannot be written: No space left on device\n")
    expectEqual(answer.status, 1)
  }
}
#endif
