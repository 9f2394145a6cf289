#if hasFeature(Embedded)

// The functions that the script calls. The script allocates the memory of texts by
// `pairings_allocate`, and these functions free it.
//
// The casts are sound: the script passes the address from `openInBrowser`, of a page that was
// retained then and is never released.

/// Allocates memory for a text.
@_cdecl("pairings_allocate")
public func pairingsAllocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: count)
}

/// Receives an event. Returns -1 if no listener received it.
@_cdecl("pairings_event")
public func pairingsEvent(
  _ page: UnsafeMutableRawPointer, _ node: Int, _ name: Int, _ flags: Int,
  _ texts: UnsafeMutablePointer<UInt8>?, _ value: Int, _ key: Int
) -> Int {
  let (value, key) = takeTexts(texts, value, key)
  let event = Event(
    value: value, key: key, isChecked: flags & 16 != 0,
    modifiers: Modifiers(rawValue: UInt32(flags & 15)))
  let heard = unsafe Unmanaged<Page>.fromOpaque(page).takeUnretainedValue()
    .hear(event, named: name, at: node)
  return heard.map { Int($0.rawValue) } ?? -1
}

/// Records that the user may have changed the value of an input, or that the root has become empty.
@_cdecl("pairings_touch")
public func pairingsTouch(_ page: UnsafeMutableRawPointer, _ node: Int) {
  unsafe Unmanaged<Page>.fromOpaque(page).takeUnretainedValue().touch(node)
}

/// Receives the answer to a request.
@_cdecl("pairings_answer")
public func pairingsAnswer(
  _ page: UnsafeMutableRawPointer, _ ticket: Int, _ status: Int,
  _ text: UnsafeMutablePointer<UInt8>?, _ count: Int
) {
  let answer = BrowserResponse(status, takeTexts(text, count, 0).0)
  unsafe Unmanaged<Page>.fromOpaque(page).takeUnretainedValue().answer(ticket, answer)
}

/// Returns two adjacent texts, and frees their memory.
private func takeTexts(
  _ texts: UnsafeMutablePointer<UInt8>?, _ first: Int, _ second: Int
) -> (String, String) {
  guard let texts else { return ("", "") }
  defer { unsafe texts.deallocate() }
  return unsafe (
    String(buffer: UnsafeBufferPointer(start: texts, count: first)),
    String(buffer: UnsafeBufferPointer(start: texts + first, count: second))
  )
}

#endif
