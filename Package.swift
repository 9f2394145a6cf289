// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Of tests. What they test is optimised in a release; they themselves are not, since that takes
/// six minutes.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "Pairings",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Pairings", targets: ["Pairings"]),
    .library(name: "PairingsTesting", targets: ["PairingsTesting"]),
    .library(name: "PairingsArchitectures", targets: ["PairingsArchitectures"]),
    .library(name: "PairingsAtlas", targets: ["PairingsAtlas"]),
    .library(name: "PairingsTimeline", targets: ["PairingsTimeline"]),
    .library(name: "PairingsObservation", targets: ["PairingsObservation"]),
    .library(name: "PairingsTerminal", targets: ["PairingsTerminal"]),
    .library(name: "PairingsWeb", targets: ["PairingsWeb"]),
    .library(name: "PairingsWebTesting", targets: ["PairingsWebTesting"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyTestingSwiftTesting", targets: ["PropertyTestingSwiftTesting"]),
    .library(name: "PropertyTestingXCTest", targets: ["PropertyTestingXCTest"]),
    .library(name: "PropertyTestingCommand", targets: ["PropertyTestingCommand"]),
    .library(name: "PairingsLaws", targets: ["PairingsLaws"]),
    .library(name: "PairingsBenchmarks", targets: ["PairingsBenchmarks"]),
    .executable(name: "laws", targets: ["PairingsLawsCommand"]),
    .executable(name: "explore", targets: ["PairingsExploreCommand"]),
    .executable(name: "atlas", targets: ["PairingsAtlasCommand"]),
    .executable(name: "benchmarks", targets: ["PairingsBenchmarksCommand"]),
  ],
  targets: [
    .target(name: "Pairings", swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "PairingsTesting", dependencies: ["Pairings", "PairingsAtlas", "PairingsDifferences"],
      swiftSettings: settings),
    .target(
      name: "PairingsTerminal",
      dependencies: ["Pairings", "PairingsAtlas", "PairingsConsole", "PairingsTimeline"],
      swiftSettings: settings),
    .target(
      name: "PairingsExamples", dependencies: ["Pairings", "PairingsAtlas", "PairingsTerminal"],
      swiftSettings: settings),
    .executableTarget(
      name: "PairingsExploreCommand", dependencies: ["PairingsExamples", "PairingsTerminal"],
      path: "Sources/explore", swiftSettings: settings),
    .executableTarget(
      name: "PairingsAtlasCommand", dependencies: ["PairingsExamples", "PairingsTerminal"],
      path: "Sources/atlas", swiftSettings: settings),
    .target(name: "PairingsConsole", swiftSettings: settings),
    .executableTarget(
      name: "PairingsPictures",
      dependencies: ["Pairings", "PairingsAtlas", "PairingsConsole", "PairingsDrawing"],
      path: "Docs/Pictures", swiftSettings: settings),
    .target(
      name: "PairingsWeb", dependencies: ["Pairings", "PairingsTimeline"],
      exclude: ["Script", "make-page"],
      swiftSettings: settings),
    .target(
      name: "PairingsWebTesting", dependencies: ["Pairings", "PairingsWeb"],
      swiftSettings: settings),
    .target(name: "PairingsCounters", path: "Benchmarks/Counters"),
    .target(name: "PairingsDrawing", swiftSettings: settings),
    .target(name: "PairingsDifferences", swiftSettings: settings),
    .target(
      name: "PairingsAtlas",
      dependencies: ["Pairings", "PairingsDrawing", "PairingsDifferences"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PairingsTimeline", dependencies: ["Pairings"], swiftSettings: settings),
    .target(name: "PairingsObservation", dependencies: ["Pairings"], swiftSettings: settings),
    .target(name: "PairingsArchitectures", dependencies: ["Pairings"], swiftSettings: settings),
    .target(
      name: "PairingsBenchmarks",
      dependencies: ["Pairings", "PairingsCounters", "PairingsConsole", "PairingsDrawing"],
      path: "Benchmarks/Library", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "PairingsBenchmarksCommand",
      dependencies: [
        "PairingsArchitectures", "PairingsBenchmarks", "PairingsLaws", "Pairings", "PairingsAtlas",
        "PairingsObservation", "PairingsTimeline", "PairingsWeb",
      ],
      path: "Benchmarks", exclude: ["Counters", "Library", "Peers"],
      swiftSettings: settings),
    .target(
      name: "PropertyTesting", dependencies: ["PairingsDifferences"], path: "Laws/Engine",
      swiftSettings: settings),
    .target(
      name: "PairingsLaws", dependencies: ["Pairings", "PropertyTesting"], path: "Laws/Suites",
      swiftSettings: settings),
    .target(
      name: "PairingsCatalogue",
      dependencies: [
        "PairingsLaws", "Pairings",
      ],
      path: "Laws/Catalogue", swiftSettings: settings),
    .target(
      name: "PropertyTestingSwiftTesting", dependencies: ["PropertyTesting"],
      path: "Laws/Testing", swiftSettings: settings),
    .target(
      name: "PropertyTestingXCTest", dependencies: ["PropertyTesting"], path: "Laws/XCTest",
      swiftSettings: settings),
    .target(
      name: "PairingsMutants",
      dependencies: [
        "PairingsLaws", "Pairings",
      ],
      path: "Laws/Mutants", swiftSettings: settings),
    .target(
      name: "PropertyTestingCommand",
      dependencies: ["PairingsConsole", "PairingsDrawing", "PropertyTesting"],
      path: "Laws/Command", swiftSettings: settings),
    .executableTarget(
      name: "PairingsLawsCommand",
      dependencies: [
        "PairingsCatalogue", "PairingsMutants", "PropertyTesting", "PropertyTestingCommand",
      ],
      path: "Laws/Executable", swiftSettings: settings),
    .testTarget(
      name: "ArchitecturesTests",
      dependencies: [
        "PairingsArchitectures", "PairingsLaws", "PropertyTestingSwiftTesting", "Pairings",
        "PairingsTimeline", "TestSupport",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "TimelineTests",
      dependencies: [
        "PairingsArchitectures", "PairingsLaws", "PropertyTestingSwiftTesting", "Pairings",
        "PairingsTimeline", "TestSupport",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "ObservationTests",
      dependencies: [
        "PairingsLaws", "PropertyTestingSwiftTesting", "Pairings", "PairingsObservation",
        "TestSupport",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "AtlasTests",
      dependencies: [
        "PairingsLaws", "PropertyTestingSwiftTesting", "Pairings", "PairingsAtlas",
        "PairingsBenchmarksCommand",
        "PairingsDrawing", "PairingsTesting", "TestSupport",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Pairings", "PairingsTimeline", "PairingsWeb", "PairingsWebTesting", "TestSupport",
      ],
      exclude: ["Browser"], swiftSettings: testSettings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "PairingsLaws", "PropertyTestingSwiftTesting", "Pairings",
        "PairingsAtlas", "PairingsTesting", "PairingsTimeline", "PairingsWeb",
        "PairingsWebTesting", "TestSupport",
      ], swiftSettings: testSettings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .target(
      name: "LoopModels", dependencies: ["Pairings", "PairingsTesting"], path: "Tests/LoopModels",
      swiftSettings: settings),
    .testTarget(
      name: "PairingsTests",
      dependencies: [
        "PairingsLaws", "PropertyTestingSwiftTesting",
        "Pairings", "TestSupport",
      ],
      swiftSettings: testSettings),
    // Bounds of the stack, and the moment at which a value is freed, are properties of optimised code.
    .testTarget(
      name: "StackTests", dependencies: ["Pairings", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LoopTests",
      dependencies: [
        "LoopModels", "PairingsCatalogue", "PairingsLaws",
        "PropertyTestingSwiftTesting", "Pairings",
        "PairingsTesting",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PairingsLawsTests",
      dependencies: [
        "PairingsCatalogue", "PairingsLaws", "PropertyTestingSwiftTesting",
        "PropertyTestingXCTest",
        "TestSupport", "PairingsDifferences",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pairings", "PairingsAtlas", "PairingsPictures"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PairingsCommandTests",
      dependencies: [
        "PairingsAtlas", "PairingsAtlasCommand", "PairingsBenchmarks",
        "PairingsBenchmarksCommand", "PairingsExamples", "PairingsExploreCommand",
        "PairingsLawsCommand", "Pairings", "PairingsTerminal", "PairingsTimeline", "TestSupport",
      ],
      path: "Tests/CommandTests", swiftSettings: testSettings),
  ]
)
