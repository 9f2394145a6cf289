// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tutorial",
  dependencies: [.package(name: "Pairings", path: "../..")],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "Pairings", package: "Pairings")]),
    .testTarget(
      name: "WalkTests",
      dependencies: [
        .product(name: "Pairings", package: "Pairings"),
        .product(name: "PairingLaws", package: "Pairings"),
        .product(name: "PairingLawsTesting", package: "Pairings"),
      ]),
  ]
)
