import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createI18n } from './index.ts'
import { languages } from './languages.ts'
import { loadMessages, type Area, type AreaMessages } from './load.ts'

const folder = new URL('./catalogues/en_US/', import.meta.url)
const areas = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length)) as Area[] // If a file has no entry in `load.ts`, the tests below fail.

describe.each(languages)('loadMessages in $code', ({ code }) => {
  it.each(areas)('returns the catalogue of %s', async (area) => {
    const { messages } = (await import(`./catalogues/${code}/${area}.ts`)) as { messages: unknown }
    expect(await loadMessages(area, code)).toBe(messages)
  })
})

it('returns what createI18n takes', async () => {
  const messages = await loadMessages('site', 'zh_CN')
  expect(createI18n<AreaMessages<'site'>>({ language: 'zh_CN', messages }).t('answers.count', { count: 2 })).toBe(
    '2 个回答',
  )
})
