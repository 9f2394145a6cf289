import Pairings

// The web's node, as today.

struct Event {
  var value = ""
  var key = ""
  func isKey(_ name: String) -> Bool { key == name }
}

struct Property<Eff: Monad> {
  let name: String
  let hear: (Event) -> Kind<Eff, Void>?
  static func on(_ name: String, _ hear: @escaping (Event) -> Kind<Eff, Void>?) -> Property {
    Property(name: name, hear: hear)
  }
  static func on(_ name: String, _ hear: @escaping () -> Kind<Eff, Void>) -> Property {
    Property(name: name, hear: { _ in hear() })
  }
}

indirect enum Node<Eff: Monad> {
  case text(String)
  case tag(String, [Property<Eff>], [Node])
  static func element(
    _ tag: String, _ properties: [Property<Eff>] = [], _ children: [Node] = []
  ) -> Node {
    .tag(tag, properties, children)
  }
}
