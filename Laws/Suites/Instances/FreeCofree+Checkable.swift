public import Pairings

extension FreeOf: Checkable where Instruction: Checkable {
  /// A domain of programs of no, one and two instructions, with every answer, observed up to seven
  /// instructions deep.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let pure: (inout Choices) -> Kind<Self, Value> = { .pure(values.draw(&$0)) }
    var domain = Domain(draw: pure) { _, seen in seen.record(0, "…") }
    for level in (0...7).reversed() {
      let (layers, rest) = (Instruction.domain(of: domain), domain.draw)
      domain = Domain { choices in
        // The generated programs are shorter than the observation.
        guard level >= 5 else { return rest(&choices) }
        guard choices.draw(1) == 1 else { return pure(&choices) }
        return Free.wrap(Instruction.map(layers.draw(&choices)) { $0 })
      } observe: { program, seen in
        switch program.resume() {
        case .left(let value):
          seen.count(0)
          seen.group("pure") { values.observe(value, &$0) }
        case .right(let layer):
          seen.count(1)
          seen.group("wrap") { layers.observe(Instruction.map(layer) { $0 }, &$0) }
        }
      }
    }
    return domain
  }
}

extension CofreeOf: Checkable where Response: Checkable {
  /// A domain of spaces unfolded from three seeds, observed two layers deep.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let seeds = Three.domain
    let tails = seeds.functions(to: Response.domain(of: seeds))
    let heads = seeds.functions(to: values)
    func seen(_ depth: Int) -> Domain<Kind<Self, Value>> {
      let rest = depth == 0 ? nil : Response.domain(of: seen(depth - 1))
      return Domain { choices in
        Cofree.unfold(
          seeds.draw(&choices), head: heads.draw(&choices).run, tail: tails.draw(&choices).run)
      } observe: { space, seen in
        seen.group("Cofree") { seen in
          values.observe(space.extract(), &seen)
          guard let rest else { return }
          rest.observe(Response.map(space.tail) { $0 }, &seen)
        }
      }
    }
    return seen(2)
  }
}
