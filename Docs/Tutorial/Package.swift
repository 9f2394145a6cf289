// swift-tools-version: 6.2
import PackageDescription

let pairings = Target.Dependency.product(name: "Pairings", package: "Pairings")

let package = Package(
  name: "Tutorial",
  dependencies: [.package(name: "Pairings", path: "../..")],
  targets: [
    .executableTarget(name: "Counter", dependencies: [pairings]),
    .target(name: "Shopping", dependencies: [pairings]),
    .executableTarget(name: "Shop", dependencies: ["Shopping", pairings]),
    .testTarget(
      name: "ShoppingTests",
      dependencies: [
        "Shopping", pairings, .product(name: "PairingsTesting", package: "Pairings"),
      ]),
    .testTarget(
      name: "WalkTests",
      dependencies: [
        pairings,
        .product(name: "PairingsLaws", package: "Pairings"),
        .product(name: "PropertyTestingSwiftTesting", package: "Pairings"),
      ]),
    .executableTarget(
      name: "Map",
      dependencies: [
        "Shopping", pairings, .product(name: "PairingsAtlas", package: "Pairings"),
      ]),
  ]
)
