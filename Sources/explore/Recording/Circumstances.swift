import Pairings
import PairingsGallery

/// What a component is opened with.
@MainActor
struct Circumstances {
  /// What random numbers follow from, if not from chance.
  var seed: UInt64?

  /// Whether somebody may look back.
  var keepsPast = false

  /// Is told of each answer that an effect gets.
  var tell: @MainActor (Answer) -> Void = { _ in }
}

extension Network {
  /// The same network, which tells somebody its answers.
  func telling(_ circumstances: Circumstances) -> Network {
    Network(place: place) { page in
      Eff.flatMap(Eff.attempt(load(page))) { (result: Result<String, Offline>) in
        MainActor.assumeIsolated {
          circumstances.tell(Answer(name: page, text: try? result.get()))
        }
        return switch result {
        case .success(let text): Eff.pure(text)
        case .failure(let failure): Eff.raise(failure)
        }
      }
    }
  }
}

/// The answers that effects got when they were recorded: nothing is asked again, and each comes
/// when it came.
@MainActor
final class Answers {
  let stage = Stage<Offline>()
  private var due: [String: Answer] = [:]

  /// A network that knows what is due.
  var network: Network<RehearsalOf<Offline>> {
    Network(place: "") { page in
      .step(page) { [self] () throws(Offline) in
        let answer = MainActor.assumeIsolated { due.removeValue(forKey: page) }
        guard let text = answer?.text else { throw Offline() }
        return text
      }
    }
  }

  /// Lets an answer come.
  func give(_ answer: Answer) throws(Refusal) {
    due[answer.name] = answer
    do throws(MissingCue) {
      try stage.apply(.perform(WaitingStep(answer.name, older: answer.older)))
    } catch {
      due[answer.name] = nil
      throw Refusal(message: "did not ask for '\(printable(answer.name))'")
    }
  }
}
