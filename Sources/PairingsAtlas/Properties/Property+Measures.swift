extension Property {
  /// Returns the same property about another view, which has a number for each measure of this one.
  ///
  /// A measure is the truth of a part of a proposition, 0 or 1, or a fingerprint.
  package func measured<NewView>(
    by register: (@escaping (View) -> UInt64) -> (NewView) -> UInt64
  ) -> Property<NewView> {
    let form: Property<NewView>.Form =
      switch form {
      case .always(let proposition): .always(proposition.measured(by: register))
      case .reachable(let proposition): .reachable(proposition.measured(by: register))
      case .noDeadlock(let end): .noDeadlock(except: end?.measured(by: register))
      case .canReach(let proposition): .canReach(proposition.measured(by: register))
      case .leadsTo(let first, let second):
        .leadsTo(first?.measured(by: register), second.measured(by: register))
      case .deterministic: .deterministic
      case .faithful(let fingerprint): .faithful(register(fingerprint))
      }
    return Property<NewView>(name: name, form: form)
  }
}

extension Proposition {
  /// Returns the same proposition about another view, which has the truth of each part.
  func measured<NewView>(
    by register: (@escaping (View) -> UInt64) -> (NewView) -> UInt64
  ) -> Proposition<NewView> {
    func measured(_ part: Proposition) -> Proposition<NewView> { part.measured(by: register) }
    func truth(_ test: @escaping (View) -> Bool) -> (NewView) -> Bool {
      let measure = register { test($0) ? 1 : 0 }
      return { measure($0) == 1 }
    }
    let form: Proposition<NewView>.Form =
      switch form {
      case .test(let test): .test(truth(test))
      case .all(let parts): .all(parts.map(measured))
      case .any(let parts): .any(parts.map(measured))
      case .not(let part): .not(measured(part))
      case .implies(let given, let then): .implies(measured(given), measured(then))
      }
    return Proposition<NewView>(name, form)
  }
}
