import Pairings
import TestSupport
import Testing

/// A million binds, built, run and freed on a stack of 512 KB.
@Suite("Stack safety", .serialized)
struct StackSafetyTests {
  static let count = million

  // MARK: - State

  @Test("State: flatMap nested to the right, each continuation holding the rest already built")
  func stateRightBuilt() async {
    let result = await onSmallStack {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for _ in 0..<Self.count { program = step.flatMap { [program] _ in program } }
      return program.eval(0)
    }
    #expect(result == Self.count)
  }

  @Test("State: such a chain is freed in a task too, and by tasks that are started meanwhile")
  func freedInTasks() async {
    /// Starts a task that frees a chain when it is freed itself.
    final class Starter {
      let onFree: () -> Void
      init(onFree: @escaping () -> Void) { self.onFree = onFree }
      deinit { onFree() }
    }
    let length = many(20_000, inDebug: 4_000)
    @Sendable func build(_ starter: Starter?) -> State<Int, Int> {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for n in 0..<length {
        let held = n.isMultiple(of: 1_000) ? starter : nil
        program = step.flatMap { [program] _ in held == nil ? program : program }
      }
      return program
    }
    let (values, done) = AsyncStream<Int>.makeStream()
    for _ in 0..<20 {
      let starter = Starter {
        for _ in 0..<4 { Task { done.yield(build(nil).eval(0)) } }
      }
      #expect(build(starter).eval(0) == length)
    }
    var count = 0
    for await value in values {
      #expect(value == length)
      count += 1
      if count == 80 { break }
    }
  }

  @Test("State: then nested to the right, built in full before it runs")
  func stateThen() async {
    let result = await onSmallStack {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for _ in 0..<Self.count { program = step.then(program) }
      return program.eval(0)
    }
    #expect(result == Self.count)
  }

  @Test("State: a chain that is never run is freed as well, shared or not")
  func stateFreed() async {
    let result = await onSmallStack {
      let step = State<Int, Int> { $0 }
      var program = step
      for _ in 0..<Self.count { program = program.flatMap { _ in step } }
      let shared = program
      var other = program
      for _ in 0..<Self.count { other = step.then(other) }
      let mapped = step.map { $0 }
      for _ in 0..<Self.count { program = program.then(mapped) }
      program = step
      return shared.eval(1)
    }
    #expect(result == 1)
  }

  @Test("State: a million maps whose functions hold each other are freed")
  func stateMapsFreed() async {
    let count = await onSmallStack {
      struct Held { var rest: State<Int, Held?>? }
      var program = State<Int, Held?> { _ in nil }
      for _ in 0..<million {
        program = State<Int, Int>.get.map { [program] _ in Held(rest: program) }
      }
      program = State { _ in nil }
      var state = 1
      return program.run(&state) == nil ? 1 : 0
    }
    #expect(count == 1)
  }

  // MARK: - IO

  @Test("IO: a failure inside a million binds leaves them all")
  func ioFailure() async {
    struct Deep: Error, Equatable {}
    let result = await onSmallStack {
      var left = IO<Deep, Int>.raise(Deep())
      for _ in 0..<Self.count { left = left.flatMap { n in .suspend { .pure(n + 1) } } }
      return left.result() == .failure(Deep())
    }
    #expect(result)
  }
}
