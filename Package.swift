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
/// six minutes. In a debug build, each target is compiled as a whole: its files have half of the
/// work in common.
let testSettings =
  settings + [
    .unsafeFlags(["-Onone"], .when(configuration: .release)),
    .unsafeFlags(
      ["-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo"],
      .when(configuration: .debug)),
  ]

let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

extension Target {
  static func module(
    _ name: String, _ dependencies: [Dependency] = [], path: String? = nil,
    exclude: [String] = [], sources: [String]? = nil, adding: [SwiftSetting] = [],
    linking: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
      swiftSettings: settings + adding, linkerSettings: linking)
  }

  static func command(
    _ name: String, _ dependencies: [Dependency], path: String, exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path, exclude: exclude,
      swiftSettings: settings)
  }

  static func tests(
    _ name: String, _ dependencies: [Dependency], path: String? = nil, exclude: [String] = [],
    plugins: [PluginUsage] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies + ["Pairings", "PairingsTheory", "TestSupport"],
      path: path, exclude: exclude, swiftSettings: testSettings, plugins: plugins)
  }
}

let package = Package(
  name: "Pairings",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Pairings", targets: ["Pairings"]),
    .library(name: "PairingsCore", targets: ["PairingsCore"]),
    .library(name: "PairingsEffects", targets: ["PairingsEffects"]),
    .library(name: "PairingsComponents", targets: ["PairingsComponents"]),
    .library(name: "PairingsTheory", targets: ["PairingsTheory"]),
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
    .library(name: "PairingsCoreLaws", targets: ["PairingsCoreLaws"]),
    .library(name: "PairingsDiscovery", targets: ["PairingsDiscovery"]),
    .library(name: "PairingsBenchmarks", targets: ["PairingsBenchmarks"]),
    .executable(name: "laws", targets: ["PairingsLawsCommand"]),
    .executable(name: "explore", targets: ["PairingsExploreCommand"]),
    .executable(name: "atlas", targets: ["PairingsAtlasCommand"]),
    .executable(name: "benchmarks", targets: ["PairingsBenchmarksCommand"]),
    .executable(name: "challenges", targets: ["PairingsChallengesCommand"]),
  ],
  targets: [
    // The layers of the library, each with an own import; what a component needs is in `Pairings`.
    .module("PairingsCore", adding: [.strictMemorySafety()]),
    .module("PairingsEffects", ["PairingsCore"], adding: [.strictMemorySafety()]),
    .module(
      "PairingsComponents", ["PairingsCore", "PairingsEffects"], adding: [.strictMemorySafety()]),
    .module("Pairings", ["PairingsComponents", "PairingsCore", "PairingsEffects"]),
    .module(
      "PairingsTheory", ["PairingsComponents", "PairingsCore", "PairingsEffects"],
      adding: [.strictMemorySafety()]),

    // Hosts and tools of components.
    .module("PairingsArchitectures", ["Pairings"]),
    .module("PairingsTimeline", ["Pairings"]),
    .module("PairingsObservation", ["Pairings"]),
    .module(
      "PairingsAtlas", ["Pairings", "PairingsDifferences", "PairingsTheory"],
      linking: mathematics),
    .module("PairingsTesting", ["Pairings", "PairingsAtlas", "PairingsDifferences"]),
    .module(
      "PairingsTerminal",
      ["Pairings", "PairingsAtlas", "PairingsConsole", "PairingsDifferences", "PairingsTimeline"]),
    .module("PairingsWeb", ["Pairings", "PairingsTimeline"], exclude: ["Script", "make-page"]),
    .module("PairingsWebTesting", ["Pairings", "PairingsWeb"]),

    // Parts that several of the others share.
    .module("PairingsConsole"),
    .module("PairingsDifferences"),

    // The examples and their commands.
    .module(
      "PairingsExamples", ["Pairings", "PairingsAtlas", "PairingsTerminal", "PairingsTheory"]),
    .command(
      "PairingsExploreCommand", ["PairingsExamples", "PairingsTerminal"], path: "Sources/explore"),
    .command(
      "PairingsAtlasCommand", ["PairingsExamples", "PairingsTerminal"], path: "Sources/atlas"),

    // Properties of anything, and the laws of pairings.
    .module("PropertyTesting", ["PairingsDifferences"], path: "Laws/Engine"),
    .module("PropertyTestingSwiftTesting", ["PropertyTesting"], path: "Laws/Testing"),
    .module("PropertyTestingXCTest", ["PropertyTesting"], path: "Laws/XCTest"),
    .module(
      "PropertyTestingCommand", ["PairingsConsole", "PropertyTesting"], path: "Laws/Command"),
    .module("PairingsCoreLaws", ["PairingsCore", "PropertyTesting"], path: "Laws/Suites/Core"),
    .module(
      "PairingsLaws", ["Pairings", "PairingsCoreLaws", "PairingsTheory", "PropertyTesting"],
      path: "Laws/Suites", exclude: ["Core"]),
    .module(
      "PairingsCatalogue", ["PairingsDiscovery", "PairingsLaws", "Pairings", "PairingsTheory"],
      path: "Laws",
      exclude: ["Command", "Discovery", "Engine", "Executable", "Suites", "Testing", "XCTest"],
      sources: ["Catalogue", "Mutants"]),
    .module(
      "PairingsDiscovery", ["PairingsDifferences", "PairingsLaws", "Pairings", "PropertyTesting"],
      path: "Laws/Discovery"),
    .command(
      "PairingsLawsCommand",
      ["PairingsCatalogue", "PairingsDiscovery", "PropertyTesting", "PropertyTestingCommand"],
      path: "Laws/Executable"),

    .target(name: "PairingsCounters", path: "Benchmarks/Counters"),
    .module(
      "PairingsBenchmarks", ["Pairings", "PairingsConsole", "PairingsCounters"],
      path: "Benchmarks/Library", linking: mathematics),
    .command(
      "PairingsBenchmarksCommand",
      [
        "PairingsArchitectures", "PairingsBenchmarks", "PairingsLaws", "Pairings", "PairingsAtlas",
        "PairingsObservation", "PairingsTheory", "PairingsTimeline", "PairingsWeb",
      ], path: "Benchmarks", exclude: ["Challenges", "Counters", "Library", "Peers"]),
    .command(
      "PairingsChallengesCommand", ["PairingsConsole", "PropertyTesting"],
      path: "Benchmarks/Challenges"),

    .module("TestSupport", ["PairingsDifferences"], path: "Tests/Support"),
    .tests(
      "PairingsTests",
      [
        "PairingsCatalogue", "PairingsLaws", "PairingsTesting", "PropertyTestingSwiftTesting",
      ], plugins: ["PageBlocks"]),
    // Bounds of the stack, and the moment at which a value is freed, are properties of optimised
    // code. The model of the loop runs many programs.
    .testTarget(
      name: "OptimisedTests",
      dependencies: [
        "Pairings", "PairingsLaws", "PairingsTesting", "PairingsTheory",
        "PropertyTestingSwiftTesting", "TestSupport",
      ], swiftSettings: settings),
    .tests(
      "ArchitecturesTests",
      [
        "PairingsArchitectures", "PairingsLaws", "PairingsTimeline", "PropertyTestingSwiftTesting",
      ], plugins: ["PageBlocks"]),
    .tests(
      "TimelineTests",
      [
        "PairingsArchitectures", "PairingsLaws", "PairingsTimeline", "PropertyTestingSwiftTesting",
      ]),
    .tests(
      "ObservationTests", ["PairingsLaws", "PairingsObservation", "PropertyTestingSwiftTesting"],
      plugins: ["PageBlocks"]),
    .tests(
      "AtlasTests",
      [
        "PairingsAtlas", "PairingsLaws", "PairingsTesting",
        "PropertyTestingSwiftTesting",
      ]),
    .tests(
      "WebTests", ["PairingsTimeline", "PairingsWeb", "PairingsWebTesting"], exclude: ["Browser"]),
    .tests(
      "PairingsLawsTests",
      [
        "PairingsCatalogue", "PairingsDifferences", "PairingsLaws", "PropertyTestingSwiftTesting",
        "PropertyTestingXCTest",
      ]),
    .tests(
      "PairingsDiscoveryTests",
      ["PairingsDiscovery", "PairingsLaws", "PairingsCatalogue", "PropertyTestingSwiftTesting"],
      path: "Tests/DiscoveryTests"),
    .tests(
      "DocumentationTests",
      [
        "PairingsAtlas", "PairingsDiscovery", "PairingsLaws", "PairingsTesting",
        "PairingsTimeline", "PairingsWeb", "PairingsWebTesting", "PropertyTestingSwiftTesting",
      ], plugins: ["PageBlocks"]),
    .plugin(name: "PageBlocks", capability: .buildTool(), path: "Tests/PageBlocks"),
    .tests(
      "PairingsCommandTests",
      [
        "PairingsAtlas", "PairingsAtlasCommand", "PairingsBenchmarks",
        "PairingsBenchmarksCommand", "PairingsCatalogue", "PairingsChallengesCommand",
        "PairingsConsole", "PairingsExamples", "PairingsExploreCommand", "PairingsLaws",
        "PairingsLawsCommand", "PairingsTerminal", "PairingsTimeline", "PropertyTestingCommand",
      ], path: "Tests/CommandTests"),
  ]
)
