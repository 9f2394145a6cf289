import PairingLaws

extension Mutants {
  /// Makes mutants of a model of whose faults these laws should catch some alone.
  init<F: Fault>(_ suite: Suite, _ faults: [F], also others: [Suite] = []) {
    let mutants = Mutants(suite, F.self, also: others)
    let names = faults.map(\.rawValue)
    self.init(mutants.all.filter { names.contains($0.name) }, mutants.references)
  }
}
