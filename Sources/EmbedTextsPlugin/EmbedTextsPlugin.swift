import Foundation
import PackagePlugin

/// Compiles text files into their target as `EmbeddedTexts.files`: the folder `Languages` of the target, or, for a target without
/// one, the folder `Phrases` of the package.
///
/// Texts in the program need no bundle, whose place would be baked in as an absolute path.
@main
struct EmbedTextsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let languages = "Languages"
        let hasLanguages = FileManager.default.fileExists(atPath: target.directoryURL.appending(path: languages).path)
        let (root, folder) = hasLanguages ? (target.directoryURL, languages) : (context.package.directoryURL, "Phrases")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(folder) in \(target.name)",
                executable: try context.tool(named: "EmbedTexts").url,
                arguments: [output.path, root.path, folder],
                inputFiles: inputs(under: root.appending(path: folder)),
                outputFiles: [output])
        ]
    }

    /// The folder, its folders and all files: a folder changes when a file comes or goes. (One that goes from `Phrases`, which is
    /// outside of every target, is missed by the build until `Package.swift` is touched.)
    private func inputs(under folder: URL) -> [URL] {
        guard let names = FileManager.default.subpaths(atPath: folder.path) else { return [] }
        let visible = names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        return [folder] + visible.sorted().map { folder.appending(path: $0) }
    }
}
