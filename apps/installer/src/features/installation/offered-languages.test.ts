import { expect, it } from 'vitest'
import { offeredLanguages } from './offered-languages.ts'

it('offers the languages this page has texts for', () => {
  const served = [
    { label: 'English', value: 'en_US' },
    { label: 'Deutsch', value: 'de_DE' },
  ]
  expect(offeredLanguages(served)).toEqual([{ label: 'English', value: 'en_US' }])
})
