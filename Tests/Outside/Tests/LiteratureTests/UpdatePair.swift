import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

// The patch of a text: some letters are deleted at its end, and then some are typed.
struct Typing: Monoid, LawValue {
  var deleted = 0
  var typed = ""

  static var empty: Typing { Typing() }

  mutating func combine(with next: Typing) {
    deleted += max(0, next.deleted - typed.count)
    typed = typed.dropLast(next.deleted) + next.typed
  }

  static var domain: Domain<Typing> {
    Domain(Generator.integer(in: 0...2).zip(.string(of: "ab", count: 0...1), with: Typing.init)) {
      $0.observe(&$1)
    }
  }
  func observe(_ seen: inout Observation) {
    seen.record(deleted)
    seen.record(typed)
  }
}

enum Editing: MonoidAction, CheckableContainer {
  static func apply(_ patch: Typing, to text: inout String) {
    text = text.dropLast(patch.deleted) + patch.typed
  }
  static var shapes: Domain<String> { Domain(.string(of: "ab", count: 0...2)) { $0.observe(&$1) } }
}

// Patches whose deletions take no letter that was typed before them.
struct Forgetful: Monoid, LawValue {
  var patch = Typing()
  static var empty: Forgetful { Forgetful() }
  mutating func combine(with next: Forgetful) {
    patch = Typing(
      deleted: patch.deleted + next.patch.deleted, typed: patch.typed + next.patch.typed)
  }
  static var domain: Domain<Forgetful> { Typing.domain.map(Forgetful.init) { $0.patch } }
  func observe(_ seen: inout Observation) { patch.observe(&seen) }
}

enum ForgetfulEditing: MonoidAction, CheckableContainer {
  static func apply(_ patch: Forgetful, to text: inout String) {
    Editing.apply(patch.patch, to: &text)
  }
  static var shapes: Domain<String> { Editing.shapes }
}

@Suite struct UpdatePair {
  @Test func laws() {
    expectLaws(.monoid(Typing.self))
    expectLaws(.monoidAction(Editing.self))
    expectLaws(.monad(UpdateOf<Editing>.self), runner: Runner(cases: 100))
    expectLaws(.comonad(CoupdateOf<Editing>.self), runner: Runner(cases: 100))
    expectLaws(.pairing(UpdateCoupdate<Editing>()), runner: Runner(cases: 100))
  }

  @Test func editing() {
    let twice = Update<Editing, Int> { text in (Typing(typed: text), text.count) }
    let editor = Coupdate<Editing, String>("ab") { "\($0.shape), typed \($0.position.typed)" }
    let move = twice.then(.tell(Typing(deleted: 1, typed: "!")))
    #expect(editor.moved(by: move).extract() == "aba!, typed a!")
  }

  @Test func broken() {
    #expect(failing(.monoid(Forgetful.self)).isEmpty)
    #expect(
      failing(.monoidAction(ForgetfulEditing.self)) == ["shift of a composite", "apply twice"])
  }
}
