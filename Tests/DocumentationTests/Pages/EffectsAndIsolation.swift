import Foundation
import Pairings
import Testing

struct Offline: Error {}
struct Weather: Equatable { var text: String }

func download(_ city: String) async throws(Offline) -> String { "rain in \(city)" }

/// An old interface that calls back on another thread.
final class Station: Sendable {
  func ask(_ answer: @escaping @Sendable (String) -> Void) -> () -> Void {
    let thread = Thread { answer("sun") }
    thread.start()
    return { thread.cancel() }
  }
}

func forecast(_ city: String) -> Async<Offline, String> {
  Async.work { () async throws(Offline) in try await download(city) }
}

func measured(_ station: Station) -> Async<Never, String> {
  Async.cancellableCallback { resume in
    let stop = station.ask { resume(.success($0)) }
    return stop  // what a cancellation calls
  }
}

func label<Eff: Monad>(
  _ effect: Eff.Type
) -> Component<Eff, StateStore<Weather>, String, String> {
  .store(
    Weather(text: "?"),
    on: .update { (weather, text: String) in
      weather.text = text
      return .none
    }
  ) { weather, _ in weather.text }
}

/// Values with their probabilities.
final class Chance<Value>: Carrier<ChanceOf, Value> {
  let cases: [(value: Value, weight: Double)]

  init(_ cases: [(value: Value, weight: Double)]) { self.cases = cases }
}

enum ChanceOf: CarrierConstructor, Monad {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Chance<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<Self, Value> { Chance([(value, 1)]) }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Chance(
      weighed(ma).flatMap { one in
        weighed(next(one.value)).map { ($0.value, one.weight * $0.weight) }
      })
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }
}

func weighed<Value>(_ chance: Kind<ChanceOf, Value>) -> [(value: Value, weight: Double)] {
  chance.carrier(as: Chance<Value>.self).cases
}

enum Walk { case step, went(Int) }

@Suite("Effects and isolation")
@MainActor
struct EffectsAndIsolationTests {
  @Test("async functions, callbacks and streams as effects")
  func arrivals() async {
    let safe = forecast("Oslo").recover { _ in .pure("no network") } as Async<Never, String>
    let other = Explorer(label(AsyncOf<Never>.self))
    _ = await other.run(.run(safe) { $0 }).finished()
    #expect(other.view == "rain in Oslo")
    _ = await other.run(.run(measured(Station())) { $0 }).finished()
    #expect(other.view == "sun")

    let stream = AsyncStream<String> { source in
      source.yield("hail")
      source.yield("snow")
      source.finish()
    }
    let weather = other.run(
      .stream { send in
        .each(of: stream) { send($0) }
      })
    _ = await weather.finished()
    #expect(other.view == "snow")
  }

  @Test("under a distribution, the loop is the distribution of what is shown")
  func distribution() {
    let walk = Component<ChanceOf, StateStore<Int>, Walk, Int>.store(
      0,
      on: .update { place, input in
        switch input {
        case .step: return .run(Chance([(1, 0.75), (0, 0.25)])) { .went($0) }
        case .went(let length): place += length
        }
        return .none
      }
    ) { place, _ in place }
    let walks = walk.explored(by: Array(repeating: .step, count: 5)).map {
      $0.last?.position ?? 0
    }
    let places = Dictionary(weighed(walks).map { ($0.value, $0.weight) }, uniquingKeysWith: +)
    let percents = places.sorted { $0.key < $1.key }.map { ($0.value * 1_000).rounded() / 10 }
    #expect(percents == [0.1, 1.5, 8.8, 26.4, 39.6, 23.7])
  }
}
