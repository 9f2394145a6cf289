#if hasFeature(Embedded)

// What the script brings, and how a page reaches it.

/// Gives the page to the script, which gives it back with whatever happens.
@_extern(wasm, module: "pairings", name: "open")
@_extern(c)
func browserOpen(_ page: UnsafeMutableRawPointer)

/// Applies a batch.
@_extern(wasm, module: "pairings", name: "apply")
@_extern(c)
func browserApply(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

/// Asks a question: its kind, a number, and three texts, one after the other.
@_extern(wasm, module: "pairings", name: "ask")
@_extern(c)
func browserAsk(
  _ ticket: Int, _ kind: Int, _ number: Int, _ texts: UnsafePointer<UInt8>?, _ first: Int,
  _ second: Int, _ third: Int)

/// Opens a page in the browser that runs this.
func openInBrowser(_ page: Page) {
  unsafe browserOpen(Unmanaged.passRetained(page).toOpaque())
  page.open(
    { bytes in bytes.withUnsafeBufferPointer { browserApply($0.baseAddress, $0.count) } },
    ask: { ticket, question in
      let form = QuestionForm(question)
      let (all, counts) = form.bytes
      all.withUnsafeBufferPointer {
        browserAsk(
          ticket, form.kind, form.number, $0.baseAddress, counts.0, counts.1, counts.2)
      }
    })
}

#endif
