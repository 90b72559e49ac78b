import { expect, it, vi } from 'vitest'
import { fieldsOfSchema } from './fields-of-schema.ts'
import { formText, initialValues } from './form-field.ts'

const fields = fieldsOfSchema(
  {
    required: ['host'],
    properties: {
      host: { title: 'Host', description: 'Without the scheme.', maxLength: 50 },
      port: { title: 'Port', default: 25, minimum: 1, maximum: 65_535 },
      encryption: { title: 'Encryption', enum: ['', 'SSL'], enumNames: ['None', 'SSL'], default: '' },
      login: { title: 'Log in', default: true },
      days: { title: 'Days', enum: ['mon', 'tue'] },
    },
  },
  {
    host: { empty: 'Name the server.', fieldClassName: 'wide' },
    encryption: { widget: 'radio' },
    days: { widget: 'checkbox' },
  },
)

it('preserves the order and the required fields', () => {
  expect(fields.map(({ name }) => name)).toEqual(['host', 'port', 'encryption', 'login', 'days'])
  expect(fields[0]).toMatchObject({ type: 'input', required: true, emptyMessage: 'Name the server.', maxLength: 50 })
  expect(fields[0]?.look?.fieldClassName).toBe('wide')
})
it('chooses a control for a property, unless one is given', () => {
  expect(fields.map(({ type }) => type)).toEqual(['input', 'input', 'radio', 'switch', 'checkbox'])
  expect(fields[1]).toMatchObject({ inputType: 'number', min: 1, max: 65_535, required: false })
})
it('names the options', () => {
  expect(fields[2]).toMatchObject({
    options: [
      { value: '', label: 'None' },
      { value: 'SSL', label: 'SSL' },
    ],
  })
})
it('starts with the defaults, or with the empty value of the kind', () => {
  expect(initialValues(fields)).toEqual({ host: '', port: '25', encryption: '', login: true, days: [] })
})

it.each([
  ['plain', 'zh_CN', 'plain'],
  [{ en_US: 'Server', zh_CN: '服务器' }, 'zh_CN', '服务器'],
  [{ en_US: 'Server', zh_CN: '服务器' }, 'fr_FR', 'Server'],
  [{ de_DE: 'Dienst' }, 'en_US', 'Dienst'],
  [{ en_US: 'Server' }, 'toString', 'Server'],
  [undefined, 'en_US', ''],
])('%j in %s is %j', (text, language, expected) => expect(formText(text, language)).toBe(expected))

it('reports a required property that the schema does not describe', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(fieldsOfSchema({ required: ['host', 'port'], properties: { host: { title: 'Host' } } })).toHaveLength(1)
  expect(report.mock.calls).toEqual([['required property port not found']])
  report.mockRestore()
})
