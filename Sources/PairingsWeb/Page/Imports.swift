#if hasFeature(Embedded)

// The functions of the script, and the way in which a page calls them.

/// Passes the page to the script, which passes it back with each event and answer.
@_extern(wasm, module: "pairings", name: "open")
@_extern(c)
func browserOpen(_ page: UnsafeMutableRawPointer)

/// Applies a batch.
@_extern(wasm, module: "pairings", name: "apply")
@_extern(c)
func browserApply(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

/// Sends a request: its kind, a number, and three adjacent texts. A kind of 0 withdraws it.
@_extern(wasm, module: "pairings", name: "ask")
@_extern(c)
func browserAsk(
  _ ticket: Int, _ kind: Int, _ number: Int, _ texts: UnsafePointer<UInt8>?, _ first: Int,
  _ second: Int, _ third: Int)

/// Opens a page in the browser that runs this program.
func openInBrowser(_ page: Page) {
  unsafe browserOpen(Unmanaged.passRetained(page).toOpaque())
  page.open(
    { bytes in bytes.withUnsafeBufferPointer { browserApply($0.baseAddress, $0.count) } },
    ask: { ticket, request in
      guard let request else { return browserAsk(ticket, 0, 0, nil, 0, 0, 0) }
      var texts: [UInt8] = []
      texts.add(request.first)
      let first = texts.count
      texts.add(request.second)
      let second = texts.count - first
      texts.add(request.third)
      texts.withUnsafeBufferPointer {
        browserAsk(
          ticket, request.kind.rawValue, request.number, $0.baseAddress, first, second,
          $0.count - first - second)
      }
    })
}

#endif
