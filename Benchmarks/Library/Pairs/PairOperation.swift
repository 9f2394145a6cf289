public import Pairings

/// The operations in which every pair is measured.
public enum PairOperation: String, CaseIterable {
  /// The pairing of a move and a space, which both stay as they are.
  case pair

  /// The selection from a space of spaces, which stays as it is, and the view of the selected one.
  /// The space of spaces was made before.
  case select

  /// The move of a space in place, and the view after it.
  case move

  /// The moved copy of a space, and its view.
  case moved

  /// The view of a space.
  case extract
}

// MARK: - Loops

extension PairOperation {
  /// Performs the operation of a pairing a number of times. The code is shared by all pairs and
  /// inlined, so that each row decides what the optimiser sees.
  @inlinable @inline(__always)
  public func drive<P: Pairing>(
    _ p: P, _ move: Kind<P.Moves, Int>, _ space: inout Kind<P.Space, Int>, _ count: Int
  ) -> Int {
    var sum = 0
    switch self {
    case .pair:
      for _ in 0..<count {
        let value = p.pair(move, space) { $0 &+ $1 }
        keep(value)
        sum &+= value
      }
    case .extract:
      for _ in 0..<count {
        let value = P.Space.extract(space)
        keep(value)
        sum &+= value
      }
    case .move:
      for _ in 0..<count {
        p.move(move, &space)
        let value = P.Space.extract(space)
        keep(value)
        sum &+= value
      }
    case .moved:
      for _ in 0..<count {
        space = p.moved(space, by: move)
        let value = P.Space.extract(space)
        keep(value)
        sum &+= value
      }
    case .select: sum = Self.select(p, move, space, count)
    }
    return sum
  }

  /// Selects from a space of spaces a number of times. The function is not inlined, since a space
  /// that is duplicated would be another one for the loops of the other operations.
  @inlinable @inline(never)
  static func select<P: Pairing>(
    _ p: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, Int>, _ count: Int
  ) -> Int {
    let spaces = P.Space.duplicate(space)
    var sum = 0
    for _ in 0..<count {
      let value = P.Space.extract(p.select(move, spaces))
      keep(value)
      sum &+= value
    }
    return sum
  }

  /// True if the operation leaves the space where it is, so that its view may be zero each time.
  @inlinable
  var isStill: Bool { self == .extract || self == .select }

  /// Performs the operation by hand a number of times.
  @inlinable @inline(__always)
  public func drive(_ control: inout some BenchmarkControl, _ count: Int) -> Int {
    var sum = 0
    switch self {
    case .pair:
      for _ in 0..<count {
        let value = control.pair()
        keep(value)
        sum &+= value
      }
    case .extract:
      for _ in 0..<count {
        let value = control.extract()
        keep(value)
        sum &+= value
      }
    case .select:
      for _ in 0..<count {
        let value = control.moved().extract()
        keep(value)
        sum &+= value
      }
    case .move:
      for _ in 0..<count {
        _ = control.move()
        let value = control.extract()
        keep(value)
        sum &+= value
      }
    case .moved:
      for _ in 0..<count {
        control = control.moved()
        let value = control.extract()
        keep(value)
        sum &+= value
      }
    }
    return sum
  }

  /// Performs the operation in a client that the compiler does not specialise.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  @usableFromInline
  func driveUnspecialised<P: Pairing>(
    _ p: P, _ move: Kind<P.Moves, Int>, _ space: inout Kind<P.Space, Int>, _ count: Int
  ) -> Int {
    drive(p, move, &space, count)
  }
}

// MARK: - Workloads

extension PairOperation {
  /// Returns a workload of a move and of a uniquely referenced space that the optimiser does not
  /// see.
  @inlinable @inline(__always)
  public func workload<P: Pairing>(
    _ pairing: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, Int>
  ) -> BenchmarkRow.Workload {
    Self.workload(of: pairing, move, space) { drive(pairing, $0, &$1, $2) }
  }

  /// Returns a workload like ``workload(_:_:_:)``, in a client that is not specialised.
  @inlinable
  func unspecialisedWorkload<P: Pairing>(
    _ pairing: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, Int>
  ) -> BenchmarkRow.Workload {
    Self.workload(of: pairing, move, space) { driveUnspecialised(pairing, $0, &$1, $2) }
  }

  @inlinable
  static func workload<P: Pairing>(
    of _: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, Int>,
    _ body: @escaping (Kind<P.Moves, Int>, inout Kind<P.Space, Int>, Int) -> Int
  ) -> BenchmarkRow.Workload {
    let move = opaque(move)
    var space: Kind<P.Space, Int>? = opaque(space)
    return { count in
      guard var current = space.take() else { return 0 }
      defer { space = current }
      return body(move, &current, count)
    }
  }

  /// Returns a workload of a control whose origin the optimiser does not see.
  @inlinable @inline(__always)
  public func workload<Control: BenchmarkControl>(
    by control: Control
  ) -> BenchmarkRow.Workload {
    var control: Control? = opaque(control)
    return { count in
      guard var current = control.take() else { return 0 }
      defer { control = current }
      return drive(&current, count)
    }
  }
}
