public import PairingsCore

// The spaces of the library that a directed container of their own gives.

extension StoreOf: DirectedComonad {
  /// The container in which each position leads to every position.
  public typealias Container = Codiscrete<Position>

  /// Returns the present position.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Position { position(wa) }

  /// Returns the value of a position, which every store has.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along position: Position) -> Value? {
    peek(wa, position)
  }
}

extension TracedOf: DirectedComonad {
  /// The action of the logs on themselves.
  public typealias Container = RegularAction<Log>

  /// Returns the log written so far.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Log { offset(wa) }

  /// Returns the value after a further log, which every space of logs has.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along log: Log) -> Value? {
    trace(wa, log)
  }
}

extension EnvOf: DirectedComonad {
  /// The container in which each environment has one position.
  public typealias Container = Discrete<Environment>

  /// Returns the environment.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Environment { environment(wa) }

  /// Returns the value in focus.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along position: Void) -> Value? {
    extract(wa)
  }
}

extension MooreOf: DirectedComonad {
  /// The lists of inputs, which act on nothing: the state of the machine is hidden.
  public typealias Container = TrivialAction<[Input], Void>

  /// Returns the only shape.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) {}

  /// Returns the value after inputs, which every machine takes.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along inputs: [Input]) -> Value? {
    wa.run(inputs)
  }
}

extension IdentityOf: DirectedComonad {
  /// The container of one shape with one position.
  public typealias Container = Discrete<Void>

  /// Returns the only shape.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) {}

  /// Returns the value.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along position: Void) -> Value? {
    extract(wa)
  }
}

extension ZipperOf: DirectedComonad {
  /// The distances from the focus to the elements of the list.
  public typealias Container = CursorSteps

  /// Returns the place of the focus.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Cursor { carrier(wa).place }

  /// Returns the element at a distance from the focus; nil beyond the ends.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, along distance: Int) -> Value? {
    let (list, cursor) = (carrier(wa).list, carrier(wa).place)
    guard CursorSteps.isEnabled(distance, at: cursor) else { return nil }
    return list[cursor.index + distance]
  }
}

/// The directed container of the places in a list: a position is a distance that ends within it.
///
/// In contrast to ``Pairings/Cursor/step(by:)``, which stops at an end, a distance beyond the ends is not
/// enabled.
public enum CursorSteps: GeneratedContainer {
  /// Returns true if a distance leads to a place of the list.
  @inlinable
  public static func isEnabled(_ distance: Int, at cursor: Cursor) -> Bool {
    -cursor.index <= distance && distance < cursor.count - cursor.index
  }

  /// Returns the distance zero.
  @inlinable
  public static func root(at cursor: Cursor) -> Int { 0 }

  /// Moves a cursor by a distance.
  @inlinable
  public static func shift(_ cursor: inout Cursor, along distance: Int) {
    cursor.step(by: distance)
  }

  /// Adds a distance to another one.
  @inlinable
  public static func append(_ next: Int, to distance: inout Int) { distance += next }

  /// Returns the distances to the neighbours.
  @inlinable
  public static func enabled(at cursor: Cursor) -> [Int] {
    [-1, 1].filter { isEnabled($0, at: cursor) }
  }
}
