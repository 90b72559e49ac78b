import { languages } from '@quandary/i18n'
import { expect, it } from 'vitest'
import { languageOf, schemeOf } from './interface-choice.ts'

it('unknown values follow the site', () => {
  expect(['', 'default', 'sepia'].map(schemeOf)).toEqual(['default', 'default', 'default'])
  expect(['', 'Default', 'default', 'de_DE'].map((text) => languageOf(text, languages))).toEqual(
    Array(4).fill('Default'),
  )
})

it('known values are used unchanged', () => {
  expect(['light', 'dark', 'system'].map(schemeOf)).toEqual(['light', 'dark', 'system'])
  expect(['en_US', 'zh_CN'].map((text) => languageOf(text, languages))).toEqual(['en_US', 'zh_CN'])
})
