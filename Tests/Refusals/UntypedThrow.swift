// error: invalid conversion of thrown error type 'any Error' to 'ParserOf.Failure' (aka 'ParseError')
import Pairings

struct ParseError: Error {}

enum ParserOf: ProgramConstructor {
  typealias Context = Substring
  typealias Failure = ParseError
}

typealias Parser<Value> = Kind<ParserOf, Value>

func character() -> Parser<Character> {
  Parser { input in
    guard let first = input.popFirst() else { throw ParseError() }
    return first
  }
}
