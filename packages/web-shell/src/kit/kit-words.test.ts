import { createI18n } from '@quandary/i18n'
import { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as english } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chineseForms } from '@quandary/i18n/catalogues/zh_CN/forms'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/ui'
import { englishFormStrings, englishUiStrings } from '@quandary/ui'
import { expect, it } from 'vitest'
import { formStringsFrom } from './form-words.ts'
import { uiStringsFrom } from './kit-words.ts'

/** Evaluates all texts, with one and with two where they take a count. */
const evaluate = (words: object) =>
  Object.entries(words).map(([name, word]: [string, unknown]) => [
    name,
    typeof word === 'function' ? [String(word(1)), String(word(2))] : word,
  ])

it("the English texts are the components' defaults", () => {
  const { t } = createI18n({ language: 'en_US', messages: english })
  expect(evaluate(uiStringsFrom(t))).toEqual(evaluate(englishUiStrings))
})

it('so are those of the larger form components', () => {
  const { t } = createI18n({ language: 'en_US', messages: englishForms })
  expect(evaluate(formStringsFrom(t))).toEqual(evaluate(englishFormStrings))
})

it('Chinese counts without a plural form', () => {
  const { t } = createI18n<typeof english>({ language: 'zh_CN', messages: chinese })
  const words = uiStringsFrom(t)
  expect([words.suggestionCount(1), words.suggestionCount(2)]).toEqual(['1 条建议', '2 条建议'])
  const forms = createI18n<typeof englishForms>({ language: 'zh_CN', messages: chineseForms })
  expect(formStringsFrom(forms.t).choiceCount(1)).toBe('1 个选项')
})
