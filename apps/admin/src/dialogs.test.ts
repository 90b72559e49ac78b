import { expect, it } from 'vitest'
import { dialogs } from '../e2e/support/dialogs.ts'

it('every dialog of the back office is in the list of those that stories open', () => {
  const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const withDialogs = Object.keys(sources).filter((file) => /<(?:Dialog|ConfirmDialog)\b/.test(sources[file] ?? ''))
  expect(withDialogs.map((file) => file.replace('./', '')).toSorted()).toEqual(Object.keys(dialogs).toSorted())
})
