import { expect, it } from 'vitest'
import { emptyQuestion, missingIn, tagsInAddress } from './question-draft.ts'

it('a question needs a title, a text and a tag', () => {
  expect(missingIn(emptyQuestion)).toEqual(['title', 'content', 'tags'])
  expect(missingIn({ title: ' ', content: 'x', tags: [{ value: 'csv' }] })).toEqual(['title'])
  expect(missingIn({ title: 'How', content: 'x', tags: [{ value: 'csv' }] })).toEqual([])
})

it('tags of an address are taken once each, five at most', () => {
  expect(tagsInAddress('C#, csv,csv,,')).toEqual([{ value: 'c#' }, { value: 'csv' }])
  expect(tagsInAddress('a,b,c,d,e,f')).toHaveLength(5)
  expect(tagsInAddress(undefined)).toEqual([])
})
