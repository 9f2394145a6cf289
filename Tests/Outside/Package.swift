// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Box",
  dependencies: [.package(name: "Pairings", path: "../Pairings")],
  targets: [
    .testTarget(
      name: "BoxTests",
      dependencies: [
        .product(name: "PairingsLaws", package: "Pairings"),
        .product(name: "Pairings", package: "Pairings"),
        .product(name: "PropertyTestingSwiftTesting", package: "Pairings"),
      ])
  ]
)

package.targets.append(
  .executableTarget(
    name: "BoxLaws",
    dependencies: [
      .product(name: "PropertyTesting", package: "Pairings"),
      .product(name: "PropertyTestingCommand", package: "Pairings"),
    ]))

package.targets.append(
  .executableTarget(
    name: "OddLaws",
    dependencies: [
      .product(name: "PropertyTesting", package: "Pairings"),
      .product(name: "PropertyTestingCommand", package: "Pairings"),
    ]))

package.targets.append(
  .executableTarget(
    name: "WalkBenchmarks",
    dependencies: [
      .product(name: "PairingsBenchmarks", package: "Pairings"),
      .product(name: "Pairings", package: "Pairings"),
    ]))

package.targets.append(
  .target(name: "Notes", dependencies: [.product(name: "Pairings", package: "Pairings")]))

package.targets += [
  .target(
    name: "ExploredNotes",
    dependencies: [
      "Notes",
      .product(name: "Pairings", package: "Pairings"),
      .product(name: "PairingsAtlas", package: "Pairings"),
      .product(name: "PairingsTerminal", package: "Pairings"),
    ]),
  .executableTarget(
    name: "NotesExplore",
    dependencies: [
      "ExploredNotes", .product(name: "PairingsTerminal", package: "Pairings"),
    ]),
  .executableTarget(
    name: "NotesAtlas",
    dependencies: [
      "ExploredNotes", .product(name: "PairingsTerminal", package: "Pairings"),
    ]),
]

package.targets.append(
  .testTarget(
    name: "NotesTests",
    dependencies: [
      "Notes",
      .product(name: "Pairings", package: "Pairings"),
      .product(name: "PairingsTesting", package: "Pairings"),
    ]))

package.targets.append(
  .testTarget(
    name: "LiteratureTests",
    dependencies: [
      .product(name: "PairingsLaws", package: "Pairings"),
      .product(name: "Pairings", package: "Pairings"),
      .product(name: "PairingsAtlas", package: "Pairings"),
      .product(name: "PairingsTesting", package: "Pairings"),
      .product(name: "PairingsTheory", package: "Pairings"),
      .product(name: "PropertyTestingSwiftTesting", package: "Pairings"),
    ]))

// The first example of the README; a user's own monad, space, pair, effect and carrier, compiled
// without the main actor as the default isolation and with it, from a copy that `.ci/outside` makes.
for (name, settings) in [
  ("FirstExample", []), ("OwnNonisolated", []),
  ("OwnMainActor", [SwiftSetting.defaultIsolation(MainActor.self)]),
] {
  package.targets.append(
    .executableTarget(
      name: name, dependencies: [.product(name: "Pairings", package: "Pairings")],
      swiftSettings: settings))
}

package.targets.append(
  .testTarget(
    name: "CoreTests",
    dependencies: [
      .product(name: "PairingsCore", package: "Pairings"),
      .product(name: "PairingsCoreLaws", package: "Pairings"),
      .product(name: "PropertyTestingSwiftTesting", package: "Pairings"),
    ]))
