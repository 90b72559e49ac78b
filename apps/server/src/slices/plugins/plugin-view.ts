import type { Schemas } from '@quandary/api-client'
import type { ConfigField, ConfigValues, Plugin, PluginText } from '@quandary/plugin-kit'
import { hasValue, textIn } from '@quandary/plugin-kit'
import type { Language } from '../../platform/i18n/language.ts'
import { shownValue } from './config-values.ts'

/** Converts a plugin to an item of the back office's list. */
export function pluginItem(plugin: Plugin, enabled: boolean, language: Language): Schemas['PluginItem'] {
  return {
    name: textIn(plugin.name, language.code),
    slug_name: plugin.slugName,
    description: textIn(plugin.description, language.code),
    version: plugin.version,
    enabled,
    have_config: (plugin.configFields ?? []).length > 0,
    link: plugin.link,
  }
}

/** Converts a form with its values for the API; secrets are masked. */
export function formOf(
  fields: readonly ConfigField[] | undefined,
  values: ConfigValues,
  language: Language,
): Schemas['ConfigField'][] {
  return (fields ?? []).map((field) => ({
    name: field.name,
    type: field.type,
    title: textIn(field.title, language.code),
    description: optional(field.description, language) ?? '',
    required: hasValue(field) && field.required === true,
    value: hasValue(field) ? shownValue(field, values) : '',
    ui_options: uiOptions(field, language),
    ...optionsOf(field, language),
  }))
}

function optionsOf(field: ConfigField, language: Language): Pick<Schemas['ConfigField'], 'options'> {
  if (field.type === 'select' || field.type === 'radio') {
    return { options: field.options.map(({ label, value }) => ({ label: textIn(label, language.code), value })) }
  }
  // Clients read a checkbox's options without checking that they exist.
  return field.type === 'checkbox' ? { options: [] } : {}
}

function uiOptions(field: ConfigField, language: Language): Schemas['ConfigFieldUiOptions'] {
  const { look = {} } = field
  return without({
    class_name: look.className,
    field_class_name: look.fieldClassName,
    ...ownOptions(field, language),
  })
}

function ownOptions(field: ConfigField, language: Language): Loose<Schemas['ConfigFieldUiOptions']> {
  switch (field.type) {
    case 'input':
      return { input_type: field.inputType, placeholder: optional(field.placeholder, language) }
    case 'textarea':
      return { rows: field.rows?.toString(), placeholder: optional(field.placeholder, language) }
    case 'switch':
    case 'checkbox':
      return { label: optional(field.label, language) }
    case 'button': {
      const { url, method, loading, onComplete } = field.action
      const action: Schemas['UiOptionAction'] = {
        url,
        ...without({
          method,
          loading: loading && { text: textIn(loading.text, language.code), state: loading.state },
          on_complete: onComplete && {
            toast_return_message: onComplete.toastReturnMessage,
            refresh_form_config: onComplete.refreshFormConfig,
          },
        }),
      }
      return { text: textIn(field.text, language.code), variant: field.variant, action }
    }
    default:
      return {}
  }
}

type Loose<Value> = { [Key in keyof Value]: Value[Key] | undefined }
type Tight<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> }

/** Drops undefined keys: absent options must be left out (docs/spec/contract.md#plugin-forms). */
function without<Value extends object>(value: Value): Tight<Value> {
  // `Object.entries` loses the types of the values; removing the undefined ones leaves exactly this type.
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Tight<Value>
}

function optional(text: PluginText | undefined, language: Language): string | undefined {
  return text === undefined ? undefined : textIn(text, language.code)
}
