import Pairings
import Testing

@Suite("IO")
struct IOTests {
  struct Refused: Error, Equatable {
    let reason: Int
  }

  @Test("run throws the typed failure; recover may change its type; attempt keeps it")
  func typedFailure() throws {
    let io = IO<Refused, Int>.work { () throws(Refused) in throw Refused(reason: 1) }
    #expect(throws: Refused(reason: 1)) { try io.run() }
    let recovered: IO<Never, Int> = io.recover { .pure($0.reason) }
    #expect(recovered.run() == 1)
    #expect(
      io.mapFailure { Refused(reason: $0.reason + 1) }.result() == .failure(Refused(reason: 2)))
    #expect(io.result() == .failure(Refused(reason: 1)))
    #expect(try io.attempt().run() == io.result())
  }
}
