import Foundation
import Pairings
import Testing

struct Offline: Error {}
struct Weather: Equatable { var text: String }

func download(_ city: String) async throws(Offline) -> String { "rain in \(city)" }

/// What an old interface calls back, from a thread of its own.
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

/// A sum that takes its time, away from the isolation that asks for it.
func counted(_ texts: [String]) -> Async<Never, Int> {
  Async.concurrent { texts.reduce(0) { $0 + $1.count } }
}

func label<Eff: Monad>(
  _ effect: Eff.Type
) -> Component<Eff, StateStore<Weather>, String> {
  Component(StateStore(), Store(Weather(text: "?")) { weather in UI { _ in weather.text } })
}

/// What a greeting depends on.
struct Deps {
  let greeting: String
}

func greet(_ name: String) -> EnvIO<Deps, Never, State<Weather, Void>> {
  .accessM { deps in .pure(.set(Weather(text: "\(deps.greeting), \(name)"))) }
}

@Suite("Effects and isolation")
@MainActor
struct EffectsAndIsolationTests {
  @Test("functions that wait, callbacks and streams arrive")
  func arrivals() async {
    await expectPrinted(as: "Docs/Pairings.docc/EffectsAndIsolation.md") {
      let explorer = Explorer(label(AsyncOf<Offline>.self))
      let request = explorer.send(forecast("Rome").map { .set(Weather(text: $0)) })
      switch await request.finished() {
      case .success: print(explorer.view)  // rain in Rome
      case .failure(let offline): print("no forecast: \(offline)")
      case .cancelled: print("not asked any more")
      }

      let greeter = Explorer(label(EnvIOOf<Deps, Never>.self))
      greeter.send(greet("Ada"), on: Provided(Deps(greeting: "Hello")))
      print(greeter.view)  // Hello, Ada
    }

    let safe = forecast("Oslo").recover { _ in .pure("no network") } as Async<Never, String>
    let other = Explorer(label(AsyncOf<Never>.self))
    _ = await other.send(safe.map { .set(Weather(text: $0)) }).finished()
    #expect(other.view == "rain in Oslo")
    _ = await other.send(measured(Station()).map { .set(Weather(text: $0)) }).finished()
    #expect(other.view == "sun")
    _ = await other.send(counted(["a", "bc"]).map { .set(Weather(text: "\($0)")) }).finished()
    #expect(other.view == "3")

    let stream = AsyncStream<String> { source in
      source.yield("hail")
      source.yield("snow")
      source.finish()
    }
    let weather = Task {
      for await text in stream { other.commit(.set(Weather(text: text))) }
    }
    await weather.value
    #expect(other.view == "snow")
  }
}
