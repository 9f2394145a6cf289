import PairingCatalogue
import PairingMutants
import PropertyTesting
import PropertyTestingCommand

/// The `laws` command: the laws of the framework's own instances, and their mutants.
@main
enum Laws: LawsCommand {
  static var suites: [Suite] { Suite.all }
  static var mutants: [Mutant] { Mutant.all }
  static var references: [Suite] { Mutant.references }

  static var challenges: [Challenge] {
    Challenge.lists + Challenge.numbers + Challenge.trees + Challenge.functions
  }
}
