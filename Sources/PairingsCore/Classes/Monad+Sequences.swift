extension Monad {
  /// Runs the step that `transform` makes of each element, in order, and collects the values.
  ///
  ///     traverse([], f) == pure([])                                   // traverse nothing
  ///     traverse([x] + xs, f)
  ///       == flatMap(f(x)) { y in map(traverse(xs, f)) { [y] + $0 } }  // traverse
  ///
  /// - Complexity: Constant stack; one step per element, made in its turn; O(*n* log *n*) moves of
  ///   values.
  @inlinable
  public static func traverse<Element, Value>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Kind<Self, Value>
  ) -> Kind<Self, [Value]> {
    let elements = Array(elements)
    return iterate(Gathered<Value>()) { gathered in
      guard gathered.count < elements.count else { return pure(.done(gathered.elements)) }
      return map(transform(elements[gathered.count])) { .next(gathered.appending($0)) }
    }
  }

  /// Runs the step that `transform` makes of each element, in order, and discards the values.
  ///
  ///     forEach(xs, f) == map(traverse(xs, f)) { _ in }  // forEach
  ///
  /// - Complexity: Constant stack; one step per element, made in its turn.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Kind<Self, Void>
  ) -> Kind<Self, Void> {
    let elements = Array(elements)
    return iterate(0) { index in
      guard index < elements.count else { return pure(.done(())) }
      return map(transform(elements[index])) { .next(index + 1) }
    }
  }

  /// Runs one step `count` times and collects the values.
  ///
  ///     replicate(m, n) == traverse(0..<n) { _ in m }  // replicate
  ///
  /// - Precondition: `count` is not negative.
  /// - Complexity: As ``traverse(_:_:)``.
  @inlinable
  public static func replicate<Value>(
    _ ma: Kind<Self, Value>, _ count: Int
  ) -> Kind<Self, [Value]> {
    precondition(count >= 0, "A step cannot be replicated \(count) times.")
    return traverse(0..<count) { _ in ma }
  }
}

extension Kind where Brand: Monad {
  /// Runs this step `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Kind<Brand, [Value]> { Brand.replicate(self, count) }

  /// Runs the step that `transform` makes of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Kind<Brand, NewValue>
  ) -> Kind where Value == [NewValue] {
    Brand.traverse(elements, transform)
  }
}

extension Kind where Brand: Monad, Value == Void {
  /// Runs the step that `transform` makes of each element, in order, and discards the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Kind
  ) -> Kind {
    Brand.forEach(elements, transform)
  }
}

/// A persistent list that grows at its end. A step may continue from the same list more than once.
///
/// The elements are stored in runs whose lengths are the binary digits of their count, so that an
/// element moves O(log *n*) times while *n* are appended.
@usableFromInline
struct Gathered<Element> {
  @usableFromInline private(set) var count = 0
  private var runs: [[Element]] = []

  @usableFromInline
  init() {}

  @usableFromInline
  var elements: [Element] { Array(runs.joined()) }

  @usableFromInline
  func appending(_ element: Element) -> Self {
    var longer = self
    var run = [element]
    while let last = longer.runs.last, last.count == run.count {
      longer.runs.removeLast()
      run = last + run
    }
    longer.runs.append(run)
    longer.count += 1
    return longer
  }
}
