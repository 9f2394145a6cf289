import Foundation
import PackagePlugin

/// Writes the Swift files of pages of the documentation: `Optics.page` is a file in which a line
/// `// block: LINE` stands for the block of `Optics.md` that begins with this line. So a block stands
/// once, and is compiled from the page.
@main
struct PageBlocks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let (root, work) = (context.package.directoryURL, context.pluginWorkDirectoryURL)
    let script = root.appending(path: "Tests/PageBlocks/blocks.awk")
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    return files.filter { $0.pathExtension == "page" }.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      let page = root.appending(path: "Docs/Pairings.docc/\(name).md")
      let output = work.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Writing the blocks of \(name).md", executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", "awk -f \"$0\" \"$1\" \"$2\" > \"$3\"", script.path, page.path, file.path,
          output.path,
        ], inputFiles: [script, page, file], outputFiles: [output])
    }
  }
}
