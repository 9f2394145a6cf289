/// A question as the script reads it: a kind, a number and three texts.
struct QuestionForm {
  let kind: Int
  var number = 0
  var texts = ("", "", "")

  /// The form of a question; without one, it takes a question back.
  init(_ question: Question?) {
    switch question {
    case nil: kind = 0
    case .sleep(let milliseconds): (kind, number) = (1, milliseconds)
    case .fetch(let request):
      kind = 2
      // Without a method, the browser refuses it.
      guard request.isWellFormed else { break }
      var head: [UInt8] = []
      head.add(request.method)
      for header in request.headers {
        for part in ["\n", header.name, ":", header.value] { head.add(part) }
      }
      texts = (String(bytes: head), request.address, request.body)
    case .item(let name): (kind, texts.0) = (3, name)
    case .setItem(let name, let text): (kind, texts.0, texts.1) = (4, name, text)
    case .removeItem(let name): (kind, texts.0) = (5, name)
    case .hash(let known):
      (kind, texts.0) = (6, known ?? "")
      number = known == nil ? 0 : 1
    case .setHash(let hash): (kind, texts.0) = (7, hash)
    case .replaceHash(let hash): (kind, texts.0) = (8, hash)
    case .travel(let steps): (kind, number) = (9, steps)
    case .title(let title): (kind, texts.0) = (10, title)
    case .log(let text): (kind, texts.0) = (11, text)
    case .random(let count): (kind, number) = (12, count)
    }
  }

  /// The bytes of the texts, one after the other, and how many each has.
  var bytes: (all: [UInt8], counts: (Int, Int, Int)) {
    var all: [UInt8] = []
    all.add(texts.0)
    let first = all.count
    all.add(texts.1)
    let second = all.count - first
    all.add(texts.2)
    return (all, (first, second, all.count - first - second))
  }
}
