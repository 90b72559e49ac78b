import type { ApiError, QuandaryClient, Schemas } from '@quandary/api-client'
import type { FormButton, FormField, FormRefusal } from '@quandary/ui'

/** Converts a plugin's form from the API, with its current values, to fields of a SchemaForm. */
export function pluginFields(fields: readonly Schemas['ConfigField'][]): FormField[] {
  return fields.map(fieldOf)
}

function fieldOf(field: Schemas['ConfigField']): FormField {
  const { name, title, description, required, ui_options: ui } = field
  const named = { name, title, description, look: { className: ui.class_name, fieldClassName: ui.field_class_name } }
  const filled = { ...named, required }
  const text = typeof field.value === 'string' ? field.value : ''
  const options = field.options ?? []
  switch (field.type) {
    case 'legend':
      return { ...named, type: field.type }
    case 'button':
      return { ...named, type: field.type, text: ui.text ?? title, variant: ui.variant, action: actionOf(ui.action) }
    case 'switch':
    case 'checkbox':
      return { ...filled, type: field.type, label: ui.label, value: field.value === true }
    case 'select':
    case 'radio':
      return { ...filled, type: field.type, options, value: text }
    case 'textarea':
      return { ...filled, type: field.type, value: text, placeholder: ui.placeholder, rows: rowsOf(ui.rows) }
    case 'timezone':
      return { ...filled, type: field.type, value: text, placeholder: ui.placeholder }
    case 'upload':
      return { ...filled, type: field.type, value: text }
    case 'input':
      return { ...filled, type: field.type, value: text, placeholder: ui.placeholder, inputType: ui.input_type }
  }
}

/** Converts the number of rows, which the API sends as text. */
function rowsOf(rows: string | undefined): number | undefined {
  const count = Number(rows)
  return Number.isInteger(count) && count > 0 ? count : undefined
}

function actionOf(action: Schemas['UiOptionAction'] | undefined): FormButton['action'] {
  return (
    action && {
      url: action.url,
      method: action.method,
      loading: action.loading,
      onComplete: action.on_complete && {
        toastReturnMessage: action.on_complete.toast_return_message,
        refreshFormConfig: action.on_complete.refresh_form_config,
      },
    }
  )
}

/** Outcome of a plugin button's request. */
export interface ButtonOutcome {
  error?: ApiError | undefined
  /** Message of the plugin, unless its form suppresses it. */
  message?: string | undefined
  /** True if the form must be reloaded. */
  refresh: boolean
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

/** Sends the request of a plugin's button; the default method is `get`. */
export async function pressPluginButton(
  api: Pick<QuandaryClient, 'callPath'>,
  { action }: FormButton,
): Promise<ButtonOutcome> {
  if (action === undefined) return { refresh: false }
  const method = Object.entries(methods).find(([name]) => name === action.method)?.[1] ?? 'GET'
  const { data, error } = await api.callPath(method, action.url)
  const { toastReturnMessage = true, refreshFormConfig = false } = action.onComplete ?? {}
  if (error) return { error, refresh: refreshFormConfig }
  return { message: toastReturnMessage ? messageIn(data) : undefined, refresh: refreshFormConfig }
}

function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' && data.message !== '' ? data.message : undefined
}

/** Returns the field errors of a refusal; undefined if no field caused it. */
export function fieldRefusal(error: ApiError): FormRefusal | undefined {
  if (error.kind !== 'fields') return undefined
  return { fields: Object.fromEntries(error.fields.map((one) => [one.error_field, one.error_msg])) }
}
