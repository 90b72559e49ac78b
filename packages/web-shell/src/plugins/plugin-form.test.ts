import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { initialValues } from '@quandary/ui'
import { expect, it } from 'vitest'
import { fieldRefusal, pluginFields, pressPluginButton } from './plugin-form.ts'

function wire(
  type: Schemas['ConfigField']['type'],
  more: Partial<Schemas['ConfigField']> = {},
): Schemas['ConfigField'] {
  return { name: type, type, title: 'Title', description: '', required: false, value: '', ui_options: {}, ...more }
}

it('every kind of field preserves its value and its options', () => {
  const options = [{ label: 'A', value: 'a' }]
  const fields = pluginFields([
    wire('input', { value: 'x', ui_options: { input_type: 'url', placeholder: 'https://' }, required: true }),
    wire('textarea', { value: 'y', ui_options: { rows: '6', field_class_name: 'wide' } }),
    wire('select', { value: 'a', options }),
    wire('radio', { value: '', options }),
    wire('checkbox', { value: true, options: [], ui_options: { label: 'Yes' } }),
    wire('switch', { value: false }),
    wire('timezone', { value: 'UTC' }),
    wire('upload', { value: '/uploads/a.png' }),
    wire('button', { ui_options: { text: 'Try', action: { url: '/try', method: 'post' } } }),
    wire('legend'),
  ])
  expect(initialValues(fields)).toEqual({
    input: 'x',
    textarea: 'y',
    select: 'a',
    radio: '',
    checkbox: true,
    switch: false,
    timezone: 'UTC',
    upload: '/uploads/a.png',
  })
  expect(fields[0]).toMatchObject({ inputType: 'url', placeholder: 'https://', required: true })
  expect(fields[1]).toMatchObject({ rows: 6, look: { fieldClassName: 'wide' } })
  expect(fields[8]).toMatchObject({ text: 'Try', action: { url: '/try', method: 'post' } })
})

const called: string[] = []
/** Returns a client that answers every path with the same data. */
const api = (data: unknown): Pick<QuandaryClient, 'callPath'> => ({
  callPath: (method, path) => {
    called.push(`${method} ${path}`)
    return Promise.resolve({ data })
  },
})
const button = (action: Schemas['UiOptionAction']) => {
  const [field] = pluginFields([wire('button', { ui_options: { action } })])
  if (field?.type !== 'button') throw new Error('Not a button')
  return field
}

it.each([
  [{ url: '/a' }, { message: 'Done.' }, 'GET /a', { message: 'Done.', refresh: false }],
  [{ url: '/b', method: 'put' }, null, 'PUT /b', { message: undefined, refresh: false }],
  [
    { url: '/c', method: 'post', on_complete: { toast_return_message: false, refresh_form_config: true } },
    { message: 'Done.' },
    'POST /c',
    { message: undefined, refresh: true },
  ],
] as const)('a button with %j', async (action, data, call, pressed) => {
  expect(await pressPluginButton(api(data), button(action))).toEqual(pressed)
  expect(called.at(-1)).toBe(call)
})

it('only field errors are shown at fields', () => {
  const shared = { status: 400, reason: 'base.request_format_error', message: 'No.' }
  const fields = [{ error_field: 'host', error_msg: 'No server.' }]
  expect(fieldRefusal({ kind: 'fields', ...shared, fields })).toEqual({ fields: { host: 'No server.' } })
  expect(fieldRefusal({ kind: 'notFound', ...shared })).toBeUndefined()
})
