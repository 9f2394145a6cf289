/// An object that calls a function when it is freed, and is equal to itself alone.
package final class Farewell: Hashable {
  package var act: () -> Void

  package init(_ act: @escaping () -> Void = {}) { self.act = act }
  deinit { act() }

  package static func == (left: Farewell, right: Farewell) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
