// swift-tools-version: 6.2
import PackageDescription

// What a stranger would have: a package of their own with instances that break laws. Each of
// its tests fails; `.ci/outside` pastes the line that a failure prints, and expects the same
// failure again. `PAIRINGS` is where the framework is.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "Pairings", path: Context.environment["PAIRINGS"] ?? "../..")],
  targets: [
    .testTarget(
      name: "BrokenTests",
      dependencies: [
        .product(name: "Pairings", package: "Pairings"),
        .product(name: "PairingLaws", package: "Pairings"),
        .product(name: "PairingLawsTesting", package: "Pairings"),
      ])
  ]
)
