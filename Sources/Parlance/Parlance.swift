@_exported public import Dialog
@_exported public import IntentModel
@_exported public import IntentRuntime
@_exported public import ValueTypes
