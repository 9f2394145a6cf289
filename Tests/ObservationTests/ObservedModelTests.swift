import Observation
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsObservation
import TestSupport
import Testing

/// Models of an explorer, compared with their rules on random programs.
@Suite("A model of an explorer agrees with its specification")
@MainActor
struct ObservedModelTests {
  /// A run of a program on an explorer.
  @MainActor
  final class Run {
    private let explorer = panels()
    private let model: Observed<Panel>
    private var sum: Observed<Int>?
    private var parity: Observed<Int>?
    private var lastReader = 0
    private var woken: [(id: Int, line: String)] = []
    private(set) var trace: [String] = []

    init(_ script: [Act]) {
      model = explorer.observed()
      for act in script {
        run(act)
        trace += woken.sorted { $0.id < $1.id }.map(\.line)
        woken = []
      }
    }

    private func run(_ act: Act) {
      switch act {
      case .commit(let number, let value): explorer.set(number.path, value)
      case .read(let readings):
        lastReader += 1
        let id = lastReader
        let text = read(id, readings.map { reader($0) })
        trace.append(text)
      case .make(.sum): sum = model.observed { $0.a + $0.b }
      case .make(.parity): parity = sum.map { sum in sum.observed { $0 % 2 } } ?? parity
      case .drop(.sum): sum = nil
      case .drop(.parity): parity = nil
      }
    }

    /// Returns a function that reads a value as long as its model is there.
    private func reader(_ reading: Reading) -> () -> Int? {
      switch reading {
      case .number(.a): { [model] in model.a }
      case .number(.b): { [model] in model.b }
      case .number(.c): { [model] in model.c }
      case .whole:
        { [model] in
          let numbers = model.value.numbers
          return numbers.a * 100 + numbers.b * 10 + numbers.c
        }
      case .slot(.sum): { [weak sum] in sum?.value }
      case .slot(.parity): { [weak parity] in parity?.value }
      }
    }

    private func read(_ id: Int, _ readers: [() -> Int?]) -> String {
      var seen: [Int] = []
      withObservationTracking {
        seen = readers.compactMap { $0() }
      } onChange: { [box = Readers(readers)] in
        MainActor.assumeIsolated {
          let again = id.isMultiple(of: 2) ? self.read(id, box.all) : ""
          self.woken.append((id, "\(id) is woken: \(again)"))
        }
      }
      return "\(id) reads \(seen)"
    }

    /// A box that carries readers into the callback, which also runs on the main actor.
    @MainActor
    private final class Readers {
      let all: [() -> Int?]
      init(_ all: [() -> Int?]) { self.all = all }
    }
  }

  /// The domain of programs, by which a counterexample shrinks.
  static var scripts: Domain<[Act]> {
    let codes = Five.domain.zip(Three.domain).zip(Three.domain).array(count: 0...14)
    return Domain { choices in
      codes.draw(&choices).map {
        act(Int($0.0.0.rawValue), Int($0.0.1.rawValue), Int($0.1.rawValue))
      }
    } observe: { script, seen in
      seen.record(UInt64(script.count), "\(script)")
    }
  }

  static func act(_ kind: Int, _ first: Int, _ second: Int) -> Act {
    let readings: [[Reading]] = [
      [.number(.a)], [.whole], [.slot(.sum)], [.slot(.parity)], [.number(.a), .number(.b)],
      [.slot(.sum), .slot(.parity)], [.number(.b), .slot(.parity)], [.number(.a), .number(.a)],
      [.whole, .number(.b), .slot(.sum), .slot(.parity)],
    ]
    switch (kind, first, second) {
    case (0, _, _): return .commit(WhichNumber.allCases[first], second)
    case (1, _, _): return .read(readings[first * 3 + second])
    case (2, _, _): return .commit(WhichNumber.allCases[second], first)
    case (3, 0, _), (3, 1, 0): return .make(.sum)
    case (3, 1, _): return .make(.parity)
    case (3, _, 0): return .drop(.sum)
    case (3, _, 1): return .drop(.parity)
    case (_, _, 0): return .read([.slot(.sum), .number(.c)])
    default: return .commit(first == 2 ? .b : .a, second)
    }
  }

  @Test("programs of any length, at random")
  func random() {
    expectLaw(
      Law("observed", "models /* do what */ ObservedModel /* says */") { trial in
        let script = trial.any("script", Self.scripts)
        let (model, real) = MainActor.assumeIsolated {
          (ObservedModel(script).trace, Run(script).trace)
        }
        return trial.expect(model == real, "model: \(model), explorer: \(real)")
      }, runner: Runner(cases: 5_000))
  }
}
