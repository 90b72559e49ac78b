import { describe, expect, it } from 'vitest'
import { areas } from './areas.test-data.ts'
import { createI18n } from './create-i18n.ts'
import { createTranslate } from './create-translate.ts'
import type { Messages, MessageValue } from './catalogue.ts'

type Lookup = (key: string, values?: Readonly<Record<string, MessageValue>>) => string

function bothLookups(language: 'en_US' | 'zh_CN', messages: Messages): [full: Lookup, light: Lookup] {
  return [createI18n<Messages>({ language, messages }).t, createTranslate<Messages>({ language, messages })]
}

/** Makes a value for every placeholder of a text. */
function valuesFor(text: string, count: number): Record<string, MessageValue> {
  const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name)
  return { ...Object.fromEntries(names.map((name) => [name, `<${name}> $& {{x}}`])), count }
}

describe.each(Object.entries(areas))('the light lookup in area %s', (_area, [english, chinese]) => {
  it.each([
    ['en_US', english],
    ['zh_CN', chinese],
  ] as const)('returns the same texts as i18next in %s', (language, messages) => {
    const [full, light] = bothLookups(language, messages)
    for (const [name, text] of Object.entries(messages)) {
      const key = name.replace(/_(zero|one|other)$/, '')
      for (const count of [0, 1, 2, 21, 1.5]) {
        const values = valuesFor(text, count)
        expect(light(key, values), key).toBe(full(key, values))
      }
    }
  })
})

describe('the light lookup', () => {
  const messages = {
    plain: 'Plain',
    apples_one: '{{count}} apple of {{owner}}',
    apples_other: '{{count}} apples',
    pears_zero: 'No pears',
    pears_other: '{{count}} pears',
  }

  it.each([
    ['plain', undefined],
    ['nothing', undefined],
    ['apples', { count: 1, owner: 'Ann' }],
    ['apples', { count: 1 }],
    ['apples', { count: '1', owner: 'Ann' }],
    ['apples_one', { owner: 'Ann' }],
    ['pears', { count: 0 }],
    ['pears', { count: '0' }],
  ])('agrees with i18next about %s with %j', (key, values) => {
    const [full, light] = bothLookups('en_US', messages)
    expect(light(key, values)).toBe(full(key, values))
  })
})
