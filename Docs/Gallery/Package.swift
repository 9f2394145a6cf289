// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Pairings") }

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pairings", path: "../..")],
  targets: [
    .target(
      name: "Gallery",
      dependencies: [
        product("Pairings"), product("PairingsTheory"), product("PairingsTimeline"),
        product("PairingsWeb"),
      ]),
    .target(
      name: "TodoMVC", dependencies: [product("Pairings"), product("PairingsWeb")]),
    .target(
      name: "GalleryCommands",
      dependencies: [
        "Gallery", product("Pairings"), product("PairingsAtlas"), product("PairingsTerminal"),
      ]),
    .executableTarget(
      name: "GalleryExplore", dependencies: ["GalleryCommands", product("PairingsTerminal")]),
    .executableTarget(
      name: "GalleryAtlas", dependencies: ["GalleryCommands", product("PairingsTerminal")]),
    .executableTarget(
      name: "GalleryPictures",
      dependencies: [product("Pairings"), product("PairingsAtlas"), product("PairingsTheory")]),
    .testTarget(
      name: "GalleryPicturesTests",
      dependencies: [
        "GalleryPictures", product("Pairings"), product("PairingsAtlas"),
        product("PairingsComponents"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", product("Pairings"), product("PairingsWeb"), product("PairingsWebTesting"),
      ]),
    .testTarget(
      name: "TodoMVCTests",
      dependencies: ["TodoMVC", product("PairingsWeb"), product("PairingsWebTesting")]),
  ]
)
