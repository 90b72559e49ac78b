import { expect, it } from 'vitest'
import { forms } from '../e2e/support/forms.ts'

it('every form of the site is in the list of those that stories refuse', () => {
  const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const withForms = Object.keys(sources).filter((file) => /<(?:form|AccountForm)\b/.test(sources[file] ?? ''))
  expect(withForms.map((file) => file.replace('./', '')).toSorted()).toEqual(Object.keys(forms).toSorted())
})
