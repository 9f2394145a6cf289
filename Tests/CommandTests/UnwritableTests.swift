#if canImport(Glibc)
import Testing

@Suite("output that cannot be written", .waiting)
struct UnwritableTests {
  /// Commands that write something.
  static let lines = [
    (CommandProcess.explore, "counter"), (.explore, "--help"), (.explore, "--list"),
    (.atlas, "--help"), (.atlas, "--list"), (.atlas, "counter --format html"),
    (.laws, "--help"), (.laws, "list"), (.laws, "run --filter 'Identity/Functor/*' --cases 5"),
    (.benchmarks, "--help"), (.benchmarks, "--list"),
    (.benchmarks, "--filter 'Identity*.pair(*' --samples 1 --unoptimised"),
  ]

  @Test("a full device is reported, with status 1", arguments: lines)
  func full(command: CommandProcess, arguments: String) throws {
    let answer = try command.shell("\"$0\" \(arguments) </dev/null >/dev/full")
    #expect(
      answer.complaints
        == "\(command.name): standard output cannot be written: No space left on device\n")
    #expect(answer.status == 1)
  }

  @Test("a closed output is reported, with status 1", arguments: lines)
  func closed(command: CommandProcess, arguments: String) throws {
    let answer = try command.shell("\"$0\" \(arguments) </dev/null >&-")
    let reason = "standard output cannot be written: Bad file descriptor"
    #expect(answer.complaints == "\(command.name): \(reason)\n")
    #expect(answer.status == 1)
  }

  @Test("if no stream can be written, the status is 1 all the same", arguments: lines)
  func silent(command: CommandProcess, arguments: String) throws {
    for errors in ["&-", "/dev/full"] {
      let answer = try command.shell("\"$0\" \(arguments) </dev/null >/dev/full 2>\(errors)")
      #expect(answer.status == 1)
    }
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
    #expect(
      answer.errors
        == "\(command.name): standard output cannot be written: Broken pipe\nstatus 1\n")
  }

  @Test(
    "an unknown option with standard error closed is no crash",
    arguments: [CommandProcess.explore, .atlas, .laws, .benchmarks], ["&-", "/dev/full"])
  func closedErrors(command: CommandProcess, errors: String) throws {
    let answer = try command.shell("\"$0\" --fast 2>\(errors)")
    #expect(answer.status == 1)
    #expect(answer.output.isEmpty)
  }

  @Test("a recording is not mixed with messages where standard error is closed")
  func recordingApart() throws {
    let answer = try CommandProcess.explore.shell(
      """
      file=$(mktemp); printf '+\\nx\\n' | "$0" counter --record $file 2>&- >/dev/null
      cat $file; rm $file
      """)
    #expect(answer.lines.count == 2 && answer.lines.allSatisfy { $0.hasPrefix("{") })
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
    #expect(answer.lines == ["300", "status 1", "0", "1", "2"])
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.contains("cannot be written: "))
  }

  @Test("a benchmark's report that cannot be written is an error")
  func fullFile() throws {
    let answer = try CommandProcess.benchmarks.shell(
      "\"$0\" --filter 'Identity*.pair(*' --samples 1 --unoptimised --output /dev/full; s=$?; test -c /dev/full; exit $s"
    )
    #expect(
      answer.errors == "benchmarks: '/dev/full' cannot be written: No space left on device\n")
    #expect(answer.status == 1)
  }
}
#endif
