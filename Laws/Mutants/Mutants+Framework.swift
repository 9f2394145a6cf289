public import PairingsLaws

extension Mutants {
  /// The mutants of every model, class by class.
  public static var framework: Mutants {
    Mutants([
      residues,
      loggedFunctors,
      loggedApplicatives,
      loggedMonads,
      loggedWriters,
      stepStates,
      placeComonads,
      placeStores,
      settings,
      askings,
      echoes,
      attempts,
      delays,
      pairs,
      morphisms,
      residuals,
      duals,
      containers,
      cofunctors,
      indexed,
      updates,
      lenses,
      prisms,
      affines,
      traversals,
      brackets,
      cancellations,
      places,
      branches,
      naps,
      shifts,
      launches,
      layers,
    ])
  }
}
