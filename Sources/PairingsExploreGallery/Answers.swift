import Pairings
import PairingsExplore
import PairingsGallery
import PairingsSession

extension Network {
  /// Returns the same network, which reports its answers.
  func telling(_ configuration: SessionConfiguration) -> Network {
    Network(place: place) { page in
      Eff.flatMap(Eff.attempt(load(page))) { (result: Result<String, Offline>) in
        MainActor.assumeIsolated {
          configuration.onAnswer(Answer(name: page, text: try? result.get()))
        }
        return switch result {
        case .success(let text): Eff.pure(text)
        case .failure(let failure): Eff.raise(failure)
        }
      }
    }
  }
}

/// The recorded answers of effects, each given at its recorded time.
@MainActor
final class Answers {
  let stage = Stage<Offline>()
  private var due: [String: Answer] = [:]

  /// A network that returns the answers that are due.
  var network: Network<RehearsalOf<Offline>> {
    Network(place: "") { page in
      .step(page) { [self] () throws(Offline) in
        let answer = MainActor.assumeIsolated { due.removeValue(forKey: page) }
        guard let text = answer?.text else { throw Offline() }
        return text
      }
    }
  }

  /// Completes the waiting step of an answer.
  func give(_ event: Event) throws(Refusal) {
    guard case .answer(let answer) = event else { throw event.unasked }
    due[answer.name] = answer
    do throws(MissingCue) {
      try stage.apply(.perform(WaitingStep(answer.name, older: answer.older)))
    } catch {
      due[answer.name] = nil
      throw event.unasked
    }
  }
}
