import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/ui'
import { englishUiStrings } from '@quandary/ui'
import { expect, it } from 'vitest'
import { kitWords } from './kit-words.ts'

it('the English words are those the kit has by itself', () => {
  const { t } = createI18n({ language: 'en_US', messages: english })
  const said = (words: typeof englishUiStrings) =>
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? word : [word(1), word(2)]])
  expect(said(kitWords(t))).toEqual(said(englishUiStrings))
})

it('Chinese counts without a plural', () => {
  const { t } = createI18n<typeof english>({ language: 'zh_CN', messages: chinese })
  const words = kitWords(t)
  expect([words.suggestionCount(1), words.suggestionCount(2)]).toEqual(['1 条建议', '2 条建议'])
})
