import PairingsCatalogue
import PropertyTesting
import PropertyTestingCommand

/// The `laws` command: the laws of the framework's own instances, and their mutants.
@main
enum Laws: LawsCommand {
  static var suites: [Suite] { Suite.all }
  static var mutants: Mutants { .framework }
  static var discoverer: Discoverer? { .framework }
}
