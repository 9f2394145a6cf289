import PairingsWeb

/// A generator of random views, and of the pages that show them.
struct RandomView {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// Returns a page as a value, from which a view is made.
  mutating func shape(_ depth: Int = 0) -> Shape {
    if depth > 3 || number(below: 4) == 0 {
      return Shape(text: pick(["", "a", "ü𝄞", "long text"]))
    }
    var shape = Shape(tag: pick(["div", "p", "input", "svg"]))
    for name in ["class", "id", "title"] where number(below: 2) == 0 {
      shape.attributes[name] = pick(["x", "y", "é"])
    }
    if number(below: 3) == 0 { shape.value = pick(["", "v", "w"]) }
    if number(below: 3) == 0 { shape.isChecked = number(below: 2) == 0 }
    if number(below: 4) == 0 { shape.overridden = repeated() }
    shape.isHeard = number(below: 3) == 0
    shape.isLazy = number(below: 5) == 0
    let count = number(below: 7)
    if number(below: 2) == 0 {
      var keys = Array(0..<10)
      shape.children = (0..<count).map { _ in
        let key = keys.remove(at: number(below: keys.count))
        var child = self.shape(depth + 1)
        child.key = key
        return child
      }
    } else {
      shape.children = (0..<count).map { _ in self.shape(depth + 1) }
    }
    return shape
  }

  /// Returns properties that later ones override.
  mutating func repeated() -> [Shape.Overridden] {
    (0..<number(below: 4)).map { _ in
      switch number(below: 4) {
      case 0: .attribute(pick(["class", "id", "title", "Title"]), nil)
      case 1: .attribute(pick(["class", "id", "title", "TITLE"]), pick(["x", "z"]))
      case 2: .value(pick(["", "v", "u"]))
      default: .checked(number(below: 2) == 0)
      }
    }
  }

  /// Returns a list of rows that look alike.
  mutating func rows(_ keys: [Int]) -> Shape {
    var list = Shape(tag: "ul")
    list.children = keys.map { key in
      var row = Shape(tag: "li", key: key)
      row.attributes["class"] = pick(["x", "y"])
      row.isChecked = number(below: 2) == 0
      row.children = [Shape(text: "\(key)"), Shape(tag: "b"), Shape(text: pick(["a", "é"]))]
      return row
    }
    return list
  }
}

/// The expected contents of a page.
struct Shape: Equatable {
  var tag: String?
  var text = ""
  var key: Int?
  var attributes: [String: String] = [:]
  var value: String?
  var isChecked: Bool?
  var isHeard = false
  var isLazy = false
  var children: [Shape] = []

  /// Properties before those above, which override them where both have one of a name.
  var overridden: [Overridden] = []

  /// A property that a later one may override.
  enum Overridden: Equatable {
    case attribute(String, String?)
    case value(String)
    case checked(Bool)
  }

  init(text: String) { self.text = text }

  init(tag: String, key: Int? = nil) {
    self.tag = tag
    self.key = key
  }

  typealias View = Node<Int>

  /// The view of this page.
  var view: View {
    let key = key.map { NodeKey.number($0) }
    if isLazy { return .lazy(self, key: key) { $0.made.view } }
    guard let tag else {
      let node = View.text(text)
      return key.map { node.keyed($0) } ?? node
    }
    var properties = overridden.map { property -> Property<Int> in
      switch property {
      case .attribute(let name, let value): .attribute(name, value)
      case .value(let value): .value(value)
      case .checked(let isChecked): .checked(isChecked)
      }
    }
    properties += ["class", "id", "title"].compactMap { name in
      attributes[name].map { Property<Int>.attribute(name, $0) }
    }
    if let value { properties.append(.value(value)) }
    if let isChecked { properties.append(.checked(isChecked)) }
    if isHeard { properties.append(.on("click", attributes.count)) }
    return .element(tag, key: key, properties, children.map(\.view))
  }

  /// Returns the attributes in the page, of which the last of a name wins, whatever its case.
  func attributes(inDrawing isDrawing: Bool) -> [String: String] {
    var shown: [String: (name: String, value: String?)] = [:]
    for case .attribute(let name, let value) in overridden {
      shown[name.lowercased()] = (isDrawing ? name : name.lowercased(), value)
    }
    for (name, value) in attributes { shown[name] = (name, value) }
    return shown.values.reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  /// The value in the page.
  var shownValue: String? {
    value
      ?? overridden.reduce(nil) { if case .value(let value) = $1 { value } else { $0 } }
  }

  /// The state of the box in the page.
  var isShownChecked: Bool? {
    isChecked
      ?? overridden.reduce(nil) { if case .checked(let isOn) = $1 { isOn } else { $0 } }
  }

  private var made: Shape {
    var made = self
    made.isLazy = false
    return made
  }
}
