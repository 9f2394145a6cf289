/// The formulas of a sheet by their addresses.
///
/// The formulas lie in blocks that sheets share. A changed formula copies one block and the list of
/// blocks, and a comparison of two sheets skips the blocks that they share.
package struct Cells: Equatable {
  private static let side = 16

  /// The formulas of each block, by the block's first address divided by its side.
  private var blocks: [Address: [Address: Formula]] = [:]

  /// The formula of a cell, or nil if the cell is empty.
  package subscript(address: Address) -> Formula? {
    get { blocks[Self.block(of: address)]?[address] }
    set {
      let block = Self.block(of: address)
      blocks[block, default: [:]][address] = newValue
      if blocks[block]?.isEmpty == true { blocks[block] = nil }
    }
  }

  /// Returns the addresses at which the formulas differ from those of `other`.
  package func changes(since other: Cells) -> [Address] {
    let changed = Set(blocks.keys).union(other.blocks.keys)
      .filter { blocks[$0] != other.blocks[$0] }
    return changed.flatMap { block -> [Address] in
      let (now, before) = (blocks[block] ?? [:], other.blocks[block] ?? [:])
      return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }
    }
  }

  private static func block(of address: Address) -> Address {
    Address(column: address.column / side, row: address.row / side)
  }
}
