import PairingsLaws
import Pairings

private typealias Letter = EnvOf<Three>
private typealias Answer = ReaderOf<Three>
private typealias Rest = EnvOf<Four>

/// The faults of a convolution.
private enum WrongConvolution: String, Fault {
  case swaps = "a convolution swaps the values of its sides"
  case forgets = "a convolution has a constant value"
  case pairsTwice = "a pairing of a convolution works twice"
  case nestsTheFirst = "a nested convolution has the first answer in every place"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .swaps: .several("slide", "paired", "nested")
    case .forgets: .several("map of both", "paired", "nested")
    case .pairsTwice: .sole("paired")
    case .nestsTheFirst: .sole("nested")
    }
  }
}

/// The faults of a pairing with a part.
private enum WrongPart: String, Fault {
  case asksTwice = "a part is answered after the rest is asked twice"
  case asksNothing = "a part is answered without the rest"
  case usesTheFirst = "a part is answered by the answer to the first letter"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole("answer a part") }
}

/// A residual pairing of letters with a part of a layer.
private struct LetterPart: ResidualFunctorPairing {
  func pair<A, B, C>(
    _ left: Kind<Letter, A>, _ right: Kind<ConvolutionOf<Answer, Rest>, B>,
    _ combine: @escaping (A, B) -> C
  ) -> Kind<FreeOf<Rest>, C> {
    let letter = WrongPart.present == .usesTheFirst ? Three.a0 : left.environment
    let rest = right.nested().run(letter).map { combine(left.value, $0) }
    switch WrongPart.present {
    case .asksTwice: return .lift(rest).flatMap { _ in .lift(rest) }
    case .asksNothing: return .pure(rest.value)
    case .usesTheFirst, nil: return .lift(rest)
    }
  }
}

/// The layers that answer letters with a deed.
private struct Deeds: ResidualFunctorPairing {
  func pair<A, B, C>(
    _ left: Kind<Letter, A>, _ right: Kind<Answer, B>, _ combine: @escaping (A, B) -> C
  ) -> Kind<IOOf<Mishap>, C> {
    .work {
      Trace.record(left.environment)
      return combine(left.value, right.run(left.environment))
    }
  }
}

extension Mutants {
  static var patterns: Mutants {
    Mutants([
      Mutants(
        .convolution(
          Deeds(),
          make: { left, right, combine in
            switch WrongConvolution.present {
            case .swaps: Convolution(left, right) { combine($1, $0) }
            case .forgets: Convolution(left, right) { _, _ in .a0 }
            default: Convolution(left, right, combine)
            }
          },
          paired: { both in
            let once = both.paired(by: Deeds())
            return WrongConvolution.present == .pairsTwice ? once.then(once) : once
          },
          nested: { both in
            guard WrongConvolution.present == .nestsTheFirst else { return both.nested() }
            return both.nested().map { answers in Reader.asks { _ in answers.run(.a0) } }
          }), WrongConvolution.self),
      Mutants(
        .partPairing(LetterPart(), layers: ReaderEnv<Three>().flipped, rest: Rest.self),
        WrongPart.self),
    ])
  }
}
