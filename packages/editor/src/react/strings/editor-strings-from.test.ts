import { expect, it } from 'vitest'
import { editorStringsFrom } from './editor-strings-from.ts'
import { englishEditorStrings } from './editor-strings.ts'

it('requests every text from the catalogue, with its values', () => {
  const strings = editorStringsFrom((key, values) => (values ? `${key} ${JSON.stringify(values)}` : key))
  expect(Object.keys(strings).sort()).toEqual(Object.keys(englishEditorStrings).sort())
  expect(strings.bulletedList).toBe('bulleted_list')
  expect(strings.maxSize(4)).toBe('max_size {"size":4}')
})

it('passes a value to every text that has one', () => {
  const strings = editorStringsFrom((key, values) => `${key} ${Object.values(values ?? {}).join()}`)
  const kinds = (texts: object) => Object.entries(texts).map(([name, text]) => [name, typeof text])
  expect(kinds(strings)).toEqual(kinds(englishEditorStrings))
})
