// A client that checks laws of pairings needs the engine as well.
@_exported public import PropertyTesting
