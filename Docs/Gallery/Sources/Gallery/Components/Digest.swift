import Pairings
import PairingsTheory

/// A digest of pages that is loaded as a whole: a stateful runner, explored.
///
/// An input is a program that loads pages. Each instruction asks the network and adds its page to
/// the digest, which is shown once all pages are there. If one page fails, the digest stays as it
/// was.
package struct Digest {
  package static let exhibit = Exhibit(
    "digest", pair: "Free/Store",
    summary: "pages that are loaded all or not at all",
    keys: keys, first: "n", unknown: .answers)

  /// The inputs of the digest.
  package enum Input: String, CaseIterable, Sendable {
    case news = "n"
    case offline = "o"

    /// The pages that the input loads.
    var pages: [String] {
      switch self {
      case .news: ["news", "sports"]
      case .offline: ["news", "offline"]
      }
    }
  }

  package static let keys = [
    Key("n", "load the news and the sports"), Key("o", "load the news, and fail"),
  ]

  private var pages: [String] = []

  package var text: String {
    pages.isEmpty ? "no digest yet" : pages.joined(separator: "\n")
  }

  /// The cooperations of the digest: the instruction is the name of a page.
  package struct Loading<Eff: Failing & Shifting>: NaturalTransformation
  where Eff.Failure == Offline {
    let network: Network<Eff>

    package func callAsFunction<Value>(_ page: Kind<EnvOf<String>, Value>) -> StateT<
      Digest, Eff, Value
    > {
      .stateM { digest in
        Eff.shift(to: network.place).then(network.load(page.environment)).map { text in
          var digest = digest
          digest.pages = digest.pages.filter { $0 != text } + [text]
          return (page.value, digest)
        }
      }
    }
  }

  /// Returns the component with a network.
  package static func component<Eff: Deferring>(
    _ network: Network<Eff>
  ) -> Component<
    Eff,
    StateStore<Resource<StatefulRunner<Digest, Eff, Loading<Eff>>, UI<Input, Display<Input>>>>,
    Input, Display<Input>
  > {
    let space = Store(Digest()) { digest in
      UI<Input, Display<Input>> { _ in Display(text: digest.text, keys: keys) }
    }
    return .residual(StatefulRunner(Loading(network: network)), space, under: Digest.exhibit.name) {
      input in
      Free<EnvOf<String>, Void>.forEach(input.pages) {
        .lift(Env(environment: $0, value: ()))
      }
    }
  }
}
