import PhraseSyntax
package import PhraseText

/// The values of lists that phrase files declare `bound`, given when the files are loaded.
///
/// A bound list becomes one that is read from a file, whose name no phrase file can write.
package struct BoundLists: Sendable {
    private static let prefix = "bound list "

    private let files: [String: SourceFile]

    /// - Parameter files: by the name of the list; a value a line, as in the file of `list … from`.
    package init(_ files: [String: SourceFile] = [:]) {
        self.files = files
    }

    /// The file with its bound lists given values; those without a file stay as they are.
    func bind(_ file: PhraseFile) -> PhraseFile {
        guard !files.isEmpty else { return file }
        var file = file
        file.declarations = file.declarations.map { declaration in
            switch declaration {
            case .list(let list): return .list(bind(list))
            case .intent(var intent):
                intent.members = intent.members.map(bind)
                return .intent(intent)
            case .app, .range, .rule, .skip: return declaration
            }
        }
        return file
    }

    /// The values of a list that was bound, by the path that it got.
    func values(at path: String) -> SourceFile? {
        path.hasPrefix(Self.prefix) ? files[String(path.dropFirst(Self.prefix.count))] : nil
    }

    private func bind(_ member: IntentMember) -> IntentMember {
        guard case .group(var group) = member else { return member }
        group.members = group.members.map { member in
            if case .list(let list) = member { .list(bind(list)) } else { member }
        }
        return .group(group)
    }

    private func bind(_ list: ListDeclaration) -> ListDeclaration {
        guard case .bound = list.source, files[list.name.value] != nil else { return list }
        var list = list
        list.source = .file(Spanned(Self.prefix + list.name.value, list.name.span))
        return list
    }
}
