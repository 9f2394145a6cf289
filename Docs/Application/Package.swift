// swift-tools-version: 6.2
import PackageDescription

let pairings = Target.Dependency.product(name: "Pairings", package: "Pairings")

let package = Package(
  name: "Application",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pairings", path: "../..")],
  targets: [
    .target(name: "Notes", dependencies: [pairings]),
    .executableTarget(name: "NotesTerminal", dependencies: ["Notes", pairings]),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes", pairings,
        .product(name: "PairingsAtlas", package: "Pairings"),
        .product(name: "PairingsTesting", package: "Pairings"),
        .product(name: "PairingsTimeline", package: "Pairings"),
      ], exclude: ["Recordings"]),
  ]
)
