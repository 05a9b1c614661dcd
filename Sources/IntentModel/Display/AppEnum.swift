package import ValueTypes

/// A type of values that an app defines: an enum or an entity.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable {}

/// A type with a name that outlives changes of its code.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type, without its module.
    public static var persistentIdentifier: String { TypeName.of(Self.self) }
}

/// A fixed set of values, known when the program is built; each is named by its raw value.
///
/// A case left out of `caseDisplayRepresentations` is reported when the app is set up.
public protocol AppEnum: AppValue, CaseIterable, StaticDisplayRepresentable, RawRepresentable where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var _traits: _IntentValueTraits<Self> {
        let type = ValueTypes.ValueType.choice(of: TypeName.of(Self.self))
        return _IntentValueTraits(
            type: type, origin: Self.self,
            choices: .cases(
                allCases.map {
                    IntentChoice(value: $0.slotValue, display: $0.display, isNamed: caseDisplayRepresentations[$0] != nil)
                }),
            read: { value, _ throws(IntentValueError) in
                let text: String? =
                    switch value {
                    case .text(let text): text
                    case .integer(let integer): String(integer)
                    default: nil
                    }
                guard let text else { throw .wrongType(value, expected: type) }
                guard let result = RawValue(text).flatMap({ Self(rawValue: $0) }) else { throw .unknownChoice(value, of: type) }
                return result
            },
            write: { value, _ in value.slotValue },
            display: { $0.display })
    }

    package var slotValue: SlotValue { .text(rawValue.description) }

    private var display: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: localizedStringResource)
    }
}

/// The names of types, as phrase files and JSON say them.
package enum TypeName {
    /// Without the module and the types around it: letters, digits and underscores alone (`Box<Int>` is `Box_Int_`).
    package static func of(_ type: Any.Type) -> String {
        String(String(describing: type).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
