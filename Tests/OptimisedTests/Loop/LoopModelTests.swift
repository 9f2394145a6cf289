import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

/// The loop and its model, compared on random programs.
@Suite("The loop agrees with the model of its table")
struct LoopModelTests {
  /// The domain of programs, by which a counterexample shrinks.
  static var programs: Domain<LoopProgram> {
    func number(below count: Int) -> Domain<Int> { Domain(described: .integer(in: 0...count - 1)) }
    let codes = number(below: LoopProgram.places).zip(number(below: LoopProgram.acts))
      .array(count: 0...10)
    return Domain { choices in
      LoopProgram(codes.draw(&choices).map { (place: $0.0, act: $0.1) })
    } observe: { program, seen in
      seen.record(UInt64(program.count), program.description)
    }
  }

  @Test("programs without waits, under the other effects")
  @MainActor
  func effects() {
    expectLaw(
      Law("effects", "the same /* under */ IO, Async, ReaderT") { trial in
        let program = trial.any("program", Self.programs).withoutWaits
        let (model, io, async, reader) = MainActor.assumeIsolated {
          (
            program.modelled, program.run(under: IOOf<LoopRefused>.self, on: ()),
            program.run(under: AsyncOf<LoopRefused>.self, on: Isolation()),
            program.run(under: ReaderTOf<Int, IOOf<LoopRefused>>.self, on: Provided(7))
          )
        }
        return trial.expect(
          model == io && model == async && model == reader,
          "model: \(model), IO: \(io), Async: \(async), ReaderT: \(reader)")
      }, runner: Runner(cases: 500))
  }

  @Test("programs of any length, at random")
  func random() {
    expectLaw(
      Law("model", "an explorer /* does what */ LoopModel /* says */") { trial in
        let program = trial.any("program", Self.programs)
        let (model, real) = (program.modelled, program.onStage)
        return trial.expect(model == real, "model: \(model), explorer: \(real)")
      }, runner: Runner(cases: 2_000))
  }

  @Test("programs that failed once, or are rare", arguments: LoopProgram.found.indices)
  func again(index: Int) {
    let program = LoopProgram.found[index]
    expectEqual(program.modelled, program.onStage)
  }

  @Test("all programs of three operations, by the first", arguments: 0..<LoopProgram.acts)
  func exhaustive(first: Int) {
    let program = LoopProgram.difference(first: first, every: many(1, inDebug: 211))
    expectEqual(program?.onStage, program?.modelled, "\(program?.description ?? "")")
  }
}
