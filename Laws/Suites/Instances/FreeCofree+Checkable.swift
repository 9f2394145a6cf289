public import Pairings

extension FreeOf: Checkable where Instruction: Checkable {
  /// Programs of no, one and two instructions, with every answer; seen up to seven
  /// instructions deep.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let pure = values.generator.map { Free<Instruction, Value>.pure($0) as Kind<Self, Value> }
    var domain = Domain<Kind<Self, Value>>(pure) { _, seen in seen.record(0, "…") }
    for level in (0...7).reversed() {
      let (layers, rest) = (Instruction.domain(of: domain), domain.generator)
      // The programs that are made are shorter than the ones that are seen.
      let generator =
        level < 5
        ? rest
        : .oneOf([
          pure,
          layers.generator.map { layer in
            Free.wrap(Instruction.map(layer) { $0 }) as Kind<Self, Value>
          },
        ])
      domain = Domain(generator) { program, seen in
        switch program.resume() {
        case .left(let value): seen.group("pure") { values.observe(value, &$0) }
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
  /// Spaces unfolded from three seeds, seen two layers deep.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let seeds = Three.domain
    let tails = seeds.functions(to: Response.domain(of: seeds)).generator
    let heads = seeds.functions(to: values).generator
    let generator = seeds.generator.zip(heads.zip(tails) { ($0, $1) }) { seed, functions in
      Cofree.unfold(seed, head: functions.0.run, tail: functions.1.run) as Kind<Self, Value>
    }
    func seen(_ depth: Int) -> Domain<Kind<Self, Value>> {
      let rest = depth == 0 ? nil : Response.domain(of: seen(depth - 1))
      return Domain(generator) { space, seen in
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
