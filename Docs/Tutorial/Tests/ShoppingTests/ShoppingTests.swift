import Pairings
import PairingsTesting
import Shopping
import Testing

@Test func suggests() throws {
  try rehearse(shopping(suggestion: .step("idea") { "tea" })) { test in
    test.send(.suggest)
    test.expect(Shopping(isAsking: true))
    test.send(.add("milk"))  // while it waits
    test.expect(Shopping(items: ["milk"], isAsking: true))
    try test.perform("idea")
    test.expect(Shopping(items: ["milk", "tea"]))
  }
}
