public import Pairings

extension Component where Eff: Running, Input: Hashable, View: Equatable {
  /// Checks that this component shows the same as its specification, after all inputs.
  ///
  /// A transformation, as that of a ``PairingsTheory/PairingMorphism``, turns the component's space into
  /// one of the specification. In each reachable state, three things must hold: both have the same
  /// view, both accept the same inputs, and both spaces of the specification have one fingerprint.
  /// Otherwise, the result has a shortest path of inputs that distinguishes them. The views that
  /// effects show on the way are not compared.
  ///
  ///     let result = indexed.simulates(plain, along: Forgetting(), inputs: [.add, .remove])
  ///     print(result)
  ///
  /// - Parameters:
  ///   - specification: The component that defines the views.
  ///   - spaces: The transformation that forgets the difference.
  ///   - inputs: The inputs that are tried in each state.
  ///   - bounds: The bounds of the search.
  /// - Complexity: A search of the states of both components side by side.
  public func simulates<Source: Pairing, Spaces: NaturalTransformation>(
    _ specification: Component<Eff, Source, Input, View>, along spaces: Spaces, inputs: [Input],
    within bounds: Bounds = .none
  ) -> CheckResult<Input, SimulationView<Eff, Pair, Source, Input, View>>
  where
    Spaces.Source == Pair.Space, Spaces.Target == Source.Space,
    Pair.Space: LocatedComonad, Source.Space: LocatedComonad
  {
    let product = SynchronousProduct(
      Interactions(self, inputs: inputs), Interactions(specification, inputs: inputs)
    ) { own, other in spaces(own.space).fingerprint == other.space.fingerprint }
    return Atlas(product).check(.same({ $0 }, { $0 }), within: bounds)
  }
}

/// A view of a component beside that of its specification.
public typealias SimulationView<
  Eff: Running, Pair: Pairing, Source: Pairing, Input: Hashable, View
> = SynchronousProduct<
  Interactions<Eff, Pair, Input, View>, Interactions<Eff, Source, Input, View>
>.View
