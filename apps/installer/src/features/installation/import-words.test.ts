import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/installer'
import { messages as chineseMessages } from '@quandary/i18n/catalogues/zh_CN/installer'
import { expect, it } from 'vitest'
import { nameOf } from './import-words.ts'

const { t } = createI18n({ language: 'en_US', messages })

it('names what importers count in the language of the wizard, and leaves what it does not know', () => {
  const chinese = createI18n<typeof messages>({ language: 'zh_CN', messages: chineseMessages }).t
  expect(nameOf('Questions', chinese)).toBe('问题')
  expect(nameOf('users', t)).toBe('People')
  expect(nameOf('polls', t)).toBe('polls')
})
