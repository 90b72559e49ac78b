export type {
  ButtonAction,
  ButtonField,
  ChoiceField,
  ConfigField,
  ConfigFieldType,
  ConfigValue,
  ConfigValues,
  FieldLook,
  FieldOption,
  InputField,
  InputType,
  LegendField,
  SwitchField,
  TextareaField,
  TextField,
} from './config-field.ts'
export { hasValue } from './config-field.ts'
export type { Connector, ConnectorAccount, ConnectorButton, ConnectorReturn, ConnectorStart } from './connector.ts'
export { definePlugin } from './define-plugin.ts'
export type { HookContext, PluginFetch, PluginLog, PluginRequest, PluginResponse } from './hook-context.ts'
export type { Plugin, PluginDefinition } from './plugin.ts'
export { KIT_GENERATION } from './plugin.ts'
export { InvalidPlugin, isPluginRefusal, PluginRefusal } from './plugin-errors.ts'
export { problemsOfPlugin } from './plugin-problems.ts'
export type { PluginText } from './plugin-text.ts'
export { textIn } from './plugin-text.ts'
export type { SearchInfo, SearchRequest, SearchEngine, SearchResult, SearchPost } from './search.ts'
export type {
  CenterPerson,
  ControlCenterLink,
  ProfileLink,
  SettingsElsewhere,
  UserCenter,
  UserCenterAbout,
} from './user-center.ts'
