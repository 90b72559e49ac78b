import { expect, it } from 'vitest'
import { languageOf, schemeOf } from './interface-choice.ts'

it('what is not known follows the site', () => {
  expect(['', 'default', 'sepia'].map(schemeOf)).toEqual(['default', 'default', 'default'])
  expect(['', 'Default', 'default', 'de_DE'].map(languageOf)).toEqual(Array(4).fill('Default'))
})

it('what is known is taken as it is', () => {
  expect(['light', 'dark', 'system'].map(schemeOf)).toEqual(['light', 'dark', 'system'])
  expect(['en_US', 'zh_CN'].map(languageOf)).toEqual(['en_US', 'zh_CN'])
})
