import PairingsAtlas

/// The modules of the package and what each imports, as its manifest says: a row for each layer.
struct ModulesPicture {
  /// A module with the modules of this package that it depends on.
  struct Module: Equatable {
    let name: String
    let imports: [String]
  }

  /// The products under `Sources` and `Laws/Suites`.
  let modules: [Module]

  /// Reads the targets of a manifest that the helper `module` declares.
  ///
  /// - Throws: What the manifest lacks.
  init(manifest: String) throws(Complaint) {
    let isProduct = { (name: String) in manifest.contains(".library(name: \"\(name)\"") }
    var found: [Module] = []
    for call in manifest.components(after: ".module(") {
      let names = call.prefix { $0 != ")" }.components(between: "\"")
      guard let name = names.first, isProduct(name) else { continue }
      found.append(Module(name: name, imports: names.dropFirst().filter(isProduct)))
    }
    guard found.contains(where: { $0.name == "Pairings" }) else {
      throw Complaint("the manifest has no module 'Pairings'")
    }
    modules = found.filter { $0.name.hasPrefix("Pairings") && $0.name != "PairingsBenchmarks" }
  }

  /// The number of modules on the longest way down from a module.
  func depth(of name: String) -> Int {
    let below = modules.first { $0.name == name }?.imports ?? []
    return below.filter { below in modules.contains { $0.name == below } }
      .map { depth(of: $0) + 1 }.max() ?? 0
  }

  /// The imports of a module that no other import of it has.
  func direct(_ module: Module) -> [String] {
    module.imports.filter { name in
      !module.imports.contains { other in other != name && reaches(other, name) }
    }
  }

  private func reaches(_ from: String, _ to: String) -> Bool {
    let imports = modules.first { $0.name == from }?.imports ?? []
    return imports.contains { $0 == to || reaches($0, to) }
  }

  var svg: String {
    let names = modules.map(\.name)
    let transitions = modules.enumerated().flatMap { index, module in
      direct(module).compactMap { name in
        names.firstIndex(of: name).map { Chart.Transition(from: index, to: $0, name: "") }
      }
    }
    let chart = Chart(
      states: names.map { Chart.State(text: $0, depth: 0, isOpen: false) }, transitions: transitions
    )
    let rows = Dictionary(grouping: names, by: depth)
    let widest = rows.values.map(\.count).max() ?? 0
    let spots = names.map { name -> Spot in
      let row = rows[depth(of: name)] ?? []
      let place = Double(row.firstIndex(of: name) ?? 0) + Double(widest - row.count) / 2
      return Spot(place * 0.9, Double(rows.count - 1 - depth(of: name)))
    }
    return chart.svg(
      title: "The modules, each above what it imports",
      caption: ["An arrow leads to a module that is imported."],
      description: modules.map { module in
        module.imports.isEmpty
          ? "\(module.name) imports nothing."
          : "\(module.name) imports \(module.imports.joined(separator: ", "))."
      }.joined(separator: " "), at: spots)
  }
}

extension StringProtocol {
  /// Returns what follows each occurrence of a text.
  fileprivate func components(after text: String) -> [Substring] {
    var (all, rest): ([Substring], Substring) = ([], Substring(self))
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(text) }) {
      rest = rest[index...].dropFirst(text.count)
      all.append(rest)
    }
    return all
  }

  /// Returns the texts between pairs of a mark.
  fileprivate func components(between mark: Character) -> [String] {
    split(separator: mark, omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
