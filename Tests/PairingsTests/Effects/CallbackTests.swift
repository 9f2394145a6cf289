import PairingLaws
import PairingLawsTesting
import Pairings
import Testing

extension CallbackOf: Checkable {
  /// Work that records what it does and then calls back.
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let deeds = Three.domain.generator.array(count: 0...2)
    let generator = deeds.zip(values.generator) { deeds, value -> Kind<Self, Value> in
      Callback.calling { done in
        for deed in deeds { Trace.record(deed) }
        done(value)
      }
    }
    return Domain(generator) { work, seen in
      var end: Value?
      let trace = Trace.of {
        _ = launch(work, on: ()) { if case .success(let value) = $0 { end = value } }
      }
      seen.group("Callback") { seen in
        seen.field("does") { trace.observe(&$0) }
        if let end { seen.field("returns") { values.observe(end, &$0) } }
      }
    }
  }
}

@Suite("An effect of a user's own")
struct CallbackTests {
  @Test func `BA31: an effect defined outside of the framework obeys the laws of a monad`() {
    expectLaws(.monad(CallbackOf.self))
  }
}
