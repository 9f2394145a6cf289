import Pairings

/// The values of the small carriers that laws are checked on: three, so that no
/// two kinds of mistake look alike.
let three = [0, 1, 2]

/// Functions of three values, among them constants, a swap and a rotation.
let functions: [@Sendable (Int) -> Int] = [
  { $0 }, { _ in 2 }, { ($0 + 1) % 3 }, { $0 == 0 ? 1 : $0 == 1 ? 0 : 2 }, { min($0, 1) },
]

/// Returns `count` elements spread over a list, the first included.
func spread<Element>(_ count: Int, of elements: [Element]) -> [Element] {
  let stride = max(1, elements.count / count)
  return Swift.stride(from: 0, to: elements.count, by: stride).map { elements[$0] }
}

/// Returns functions of three values whose results are spread over a list.
func arrows<F>(_ count: Int, into elements: [Kind<F, Int>]) -> [(Int) -> Kind<F, Int>] {
  (0..<count).map { index in
    { elements[(index * 31 + $0 * 17 + index * $0 * 7) % elements.count] }
  }
}
