public import Pairings

extension ConvolutionOf: Checkable where Left: Checkable, Right: Checkable {
  /// A domain of two structures of three values each, with every function of both. The observation
  /// is that of the right side in each place of the left one.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let a = Three.domain
    let (lefts, rights) = (Left.domain(of: a), Right.domain(of: a))
    let combines = a.zip(a).functions(to: values)
    let nested = Left.domain(of: Right.domain(of: values))
    return Domain { choices in
      let combine = combines.draw(&choices)
      return Convolution(
        Left.map(lefts.draw(&choices)) { $0 }, Right.map(rights.draw(&choices)) { $0 }
      ) { combine((($0, $1))) }
    } observe: { both, seen in
      seen.group("Convolution") { nested.observe(both.nested(), &$0) }
    }
  }
}
