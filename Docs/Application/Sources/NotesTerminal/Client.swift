import Foundation
import Notes
import Pairings
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Returns the services of a server, by Foundation's client, and of a file.
@MainActor
func services(of server: URL, keepingIn file: URL) -> Services<AsyncOf<Trouble>> {
  // Under Linux, as of Swift 6.3, the cancellation of a task that a cache still looks up may
  // end the process (issue 3292 of swift-corelibs-foundation).
  let session = URLSession(configuration: uncached)
  return Services(
    call: { call in
      // Not by `data(for:)`: under Linux, a cancellation of its task may block for ever, as of
      // Swift 6.3 (issue 5412 of swift-corelibs-foundation).
      .cancellableCallback { resume in
        var request = URLRequest(url: server.appending(path: call.path))
        request.httpMethod = call.method
        if !call.body.isEmpty { request.httpBody = Data(call.body.utf8) }
        let task = session.dataTask(with: request) { data, response, _ in
          resume(.success(Reply(data, response)))
        }
        task.resume()
        return task.cancel
      }
    },
    events: { receive in
      Async<any Error, Void>.each(of: events(of: server.appending(path: "events"))) { receive($0) }
        .mapFailure { _ in .unreachable }
    },
    keep: { text in
      .work { () throws(Trouble) in try? Data(text.utf8).write(to: file, options: .atomic) }
    })
}

/// The configuration of sessions without a cache.
private var uncached: URLSessionConfiguration {
  let own = URLSessionConfiguration.default
  own.urlCache = nil
  return own
}

extension Reply {
  /// Creates the reply of a server, or nil if there is none.
  fileprivate init?(_ data: Data?, _ response: URLResponse?) {
    guard let data, let status = (response as? HTTPURLResponse)?.statusCode else { return nil }
    self.init(status: status, body: String(decoding: data, as: UTF8.self))
  }
}

/// Returns the events of an address, until the connection breaks. `URLSession` calls its delegate
/// for each part that it receives.
func events(of address: URL) -> AsyncThrowingStream<String, any Error> {
  AsyncThrowingStream { source in
    let session = URLSession(
      configuration: uncached, delegate: EventReader(source), delegateQueue: nil)
    session.dataTask(with: address).resume()
    source.onTermination = { _ in session.invalidateAndCancel() }
  }
}

/// Reads server-sent events.
private final class EventReader: NSObject, URLSessionDataDelegate {
  private let source: AsyncThrowingStream<String, any Error>.Continuation
  private let lines = Mutex(EventLines())

  init(_ source: AsyncThrowingStream<String, any Error>.Continuation) { self.source = source }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    for event in lines.withLock({ $0.read(data) }) { source.yield(event) }
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    source.finish(throwing: error ?? Trouble.unreachable)
  }
}

/// Returns the lines of the standard input, which a thread of its own reads.
func lines() -> AsyncStream<String> {
  AsyncStream { source in
    Thread {
      while let line = readLine() { source.yield(line) }
      source.finish()
    }.start()
  }
}
