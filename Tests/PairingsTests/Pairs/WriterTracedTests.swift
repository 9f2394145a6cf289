import Pairings
import Testing

@Suite("WriterTraced")
struct WriterTracedTests {
  @Test("the methods of Writer and Traced agree with the pairing")
  func methods() {
    let text = Traced<String, String>(offset: .empty) { "[\($0)]" }
    let write = Writer(log: "ab", value: 7)
    #expect(write.pair(with: text) { "\($0) \($1)" } == "7 [ab]")
    #expect(text.pair(with: write) { "\($0) \($1)" } == "[ab] 7")
    #expect(write.map { n in { "\(n): \($0)" } }.zap(text) == "7: [ab]")
    #expect(write.select(from: text.duplicate()).extract() == "[ab]")
    #expect(text.moved(by: write).moved(by: .tell("c")).extract() == "[abc]")
  }

  @Test("move appends in place, unless the space is shared")
  func reuse() {
    var space = Traced<[Int], Int>(offset: .empty) { $0.count }
    let before = ObjectIdentifier(space)
    Writer.tell([1]).move(&space)
    #expect(ObjectIdentifier(space) == before)
    let shared = space
    Writer.tell([2]).move(&space)
    #expect(shared.offset == [1])
    #expect(space.offset == [1, 2])
  }
}
