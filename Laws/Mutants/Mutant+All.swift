public import PairingLaws

extension Mutant {
  /// Every mutant, class by class.
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  public static var all: [Mutant] {
    [
      residues, listFunctors, listApplicatives, listMonads, listComonads, twos, loggedFunctors,
      loggedApplicatives, loggedMonads, loggedTells, loggedListens, stepMonads, stepStates,
      placeComonads, placeStores, settings, askings, echoes,
      attempts, depths, delays, pairs, movedSpaces, trails, transformations, machines, freeCofrees,
      morphisms,
      zippers, joins, effectfuls, duals, stacks, logsAndEnvironments, lenses, prisms, affines,
      opticCompositions,
      focuses, brackets, cancellations,
      places, branches, naps, shifts, launches, servings, dispatchers, widenings, goingOn,
      interfaces, explorers,
    ].flatMap { $0 }
  }

  /// The laws of the instances that the mutants are made of, without a defect.
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  public static var references: [Suite] {
    [
      Suite.residues, Suite.listFunctors, Suite.listApplicatives, Suite.listMonads,
      Suite.listComonads, Suite.twos, Suite.loggedFunctors, Suite.loggedApplicatives,
      Suite.loggedMonads, Suite.loggedWriters, Suite.steps, Suite.places, Suite.settings,
      Suite.askings, Suite.echoes, Suite.attempts, Suite.depths, Suite.delays, Suite.pairingModels,
      Suite.movedSpaces, Suite.transformations, Suite.machineModels, Suite.freeCofreeModels,
      Suite.morphismModels, Suite.lensModels, Suite.prismModels, Suite.affineModels, Suite.zippers,
      Suite.joinModels, Suite.effectfulModels, Suite.dualModels, Suite.stackModels,
      Suite.understudies, Suite.servings, Suite.dispatchers, Suite.widenings, Suite.goingOn,
      Suite.interfaces, Suite.explorers,
    ].flatMap { $0 }
  }
}
