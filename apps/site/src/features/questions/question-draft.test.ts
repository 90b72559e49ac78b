import { expect, it } from 'vitest'
import { emptyQuestion, problemsOf, tagsInAddress } from './question-draft.ts'

it('a question needs a title, a text and a tag', () => {
  expect(problemsOf(emptyQuestion)).toEqual({ title: 'empty', content: 'empty', tags: 'empty' })
  const complete = { title: 'How so?', content: 'Because', tags: [{ value: 'csv' }] }
  expect(problemsOf({ ...complete, title: '  ' })).toEqual({ title: 'empty' })
  expect(problemsOf(complete)).toEqual({})
})

it('title, text and answer have at least six characters', () => {
  const short = { title: '为什么?', content: ' five5 ', tags: [{ value: 'csv' }], answer: 'So.' }
  expect(problemsOf(short)).toEqual({ title: 'short', content: 'short', answer_content: 'short' })
  expect(problemsOf({ ...short, title: '为什么会这样?', content: 'sixsix', answer: '' })).toEqual({
    answer_content: 'empty',
  })
})

it('tags of an address are taken once each, five at most', () => {
  expect(tagsInAddress('C#, csv,csv,,')).toEqual([{ value: 'c#' }, { value: 'csv' }])
  expect(tagsInAddress('a,b,c,d,e,f')).toHaveLength(5)
  expect(tagsInAddress(undefined)).toEqual([])
})
