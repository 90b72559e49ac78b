import { describe, expect, it } from 'vitest'
import { englishFormStrings } from '../strings/form-strings.tsx'
import { checkFields } from './check-fields.ts'
import type { FormField, FormValue, FormValues } from './form-field.ts'

const words = { strings: englishFormStrings, language: 'en_US' }
const check = (fields: FormField[], values: FormValues) => checkFields(fields, values, words)

/** Returns the error message for one value. */
async function messageFor(field: Partial<FormField>, value: FormValue): Promise<string | undefined> {
  // Each test adds the properties that its type of field needs, so the cast is safe.
  const whole = { name: 'it', title: 'It', type: 'input', ...field } as FormField
  return (await check([whole], { it: value }))['it']
}

describe('required fields', () => {
  const options = [{ value: 'a', label: 'A' }]
  it.each([
    [{ type: 'input' }, ' ', 'It cannot be empty.'],
    [{ type: 'input', title: '' }, ' ', 'Fill this in.'],
    [{ type: 'select', options }, '', 'Choose one.'],
    [{ type: 'radio', options }, '', 'Choose one.'],
    [{ type: 'timezone' }, '', 'Choose one.'],
    [{ type: 'upload' }, '', 'Choose an image.'],
    [{ type: 'checkbox' }, false, 'Tick this to go on.'],
    [{ type: 'checkbox', options }, [], 'Choose one.'],
    [{ type: 'tags' }, [], 'Add at least one.'],
  ] as const)('%j at %j: %s', async (field, value, sentence) => {
    expect(await messageFor({ ...field, required: true }, value)).toBe(sentence)
    expect(await messageFor(field, value)).toBeUndefined()
  })

  it('have their own message, in the language of the form', async () => {
    const field: FormField = {
      name: 'host',
      title: 'Host',
      type: 'input',
      required: true,
      emptyMessage: { en_US: 'Name a server.', zh_CN: '请填写服务器。' },
    }
    expect(await check([field], {})).toEqual({ host: 'Name a server.' })
    expect(await checkFields([field], {}, { ...words, language: 'zh_CN' })).toEqual({ host: '请填写服务器。' })
  })

  it('accept a default value', async () => {
    expect(await check([{ name: 'port', title: 'Port', type: 'input', required: true, value: '25' }], {})).toEqual({})
  })
})

describe('rules of a text', () => {
  it.each([
    [{ minLength: 2 }, '🙂', 'Write at least 2 characters.'],
    [{ maxLength: 2 }, 'abc', 'Write at most 2 characters.'],
    [{ maxLength: 2 }, '🙂🙂', undefined],
    [{ pattern: '[a-z]+' }, 'abc1', 'This does not have the form that is asked for.'],
    [{ pattern: 'a|b', patternMessage: 'Write a or b.' }, 'ab', 'Write a or b.'],
    [{ pattern: 'a|b' }, 'b', undefined],
    [{ inputType: 'email' }, 'ruth', 'Write an address such as ruth@example.com.'],
    [{ inputType: 'email' }, 'ruth@example.com', undefined],
    [{ inputType: 'url' }, 'javascript:alert(1)', 'Write an address that starts with http:// or https://.'],
    [{ inputType: 'url' }, 'https://example.com', undefined],
    [{ inputType: 'color' }, '#03f', 'Write a color such as #0033ff.'],
    [{ inputType: 'number' }, 'many', 'Write a number.'],
    [{ inputType: 'number', min: 1 }, '0', 'Use 1 or more.'],
    [{ inputType: 'range', max: 10 }, '11', 'Use 10 or less.'],
    [{ inputType: 'date', min: '2026-01-31' }, '2026-01-30', 'Use 2026-01-31 or later.'],
    [{ inputType: 'date', min: '2026-01-31', max: '2026-01-31' }, '2026-01-31', undefined],
    [{ inputType: 'date', max: '2026-01-31' }, '2026-02-01', 'Use 2026-01-31 or earlier.'],
    [{ inputType: 'datetime-local', max: '2026-01-31T18:30' }, '2026-01-31T18:31', 'Use 2026-01-31 18:30 or earlier.'],
    [{ inputType: 'datetime-local', max: '2026-01-31T18:30' }, '2026-01-31T18:30:00', undefined],
    [{ inputType: 'month', min: '2026-10' }, '2026-09', 'Use 2026-10 or later.'],
    [{ inputType: 'week', max: '2026-W09' }, '2026-W10', 'Use 2026-W09 or earlier.'],
    [{ inputType: 'time', min: '09:00', max: '17:00' }, '08:59', 'Use 09:00 or later.'],
    [{ inputType: 'time', min: '22:00', max: '06:00' }, '23:30', undefined],
    [{ inputType: 'time', min: '22:00', max: '06:00' }, '06:00', undefined],
    [{ inputType: 'time', min: '22:00', max: '06:00' }, '12:00', 'Use 22:00 or later.'],
    [{ type: 'textarea', maxLength: 1 }, 'ab', 'Write at most 1 characters.'],
    [{ type: 'timezone' }, 'Mars/Olympus', 'Choose a time zone of the list.'],
    [{ type: 'select', options: [] }, 'gone', 'Choose one of the list.'],
  ] as const)('%j at %j', async (field, value, sentence) => expect(await messageFor(field, value)).toBe(sentence))
})

describe('fields that are not checked', () => {
  const field: FormField = { name: 'key', title: 'Key', type: 'input', required: true }
  it.each([
    { hidden: true },
    { hidden: (values: FormValues) => values['mode'] !== 'ssl' },
    { disabled: true },
    { readOnly: true },
  ])('a field with %j', async (more) => expect(await check([{ ...field, ...more }], { mode: 'none' })).toEqual({}))
})

it('validators run after the built-in rules, with all values, and may be asynchronous', async () => {
  const field: FormField = {
    name: 'again',
    title: 'Again',
    type: 'input',
    required: true,
    validator: (value, values) => Promise.resolve(value === values['first'] ? undefined : 'Not the same.'),
  }
  expect(await check([field], { first: 'a', again: 'b' })).toEqual({ again: 'Not the same.' })
  expect(await check([field], { first: 'a', again: 'a' })).toEqual({})
  expect(await check([field], { first: '', again: '' })).toEqual({ again: 'Again cannot be empty.' })
})

it('a validator that gives no reason is explained with the title of its field', async () => {
  const field: FormField = {
    name: 'code',
    title: { en_US: 'Code', zh_CN: '代码' },
    type: 'input',
    validator: () => false,
  }
  expect(await check([field], { code: 'x' })).toEqual({ code: 'Code is invalid.' })
})
