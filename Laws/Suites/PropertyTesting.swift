// Who checks laws of pairings has the engine with them.
@_exported public import PropertyTesting
