import { expect, it } from 'vitest'
import { emptyQuestion, problemsOf, tagsInAddress } from './question-draft.ts'

it('a question needs a title, a text and a tag', () => {
  expect(problemsOf(emptyQuestion, 1)).toEqual({ title: 'empty', content: 'empty', tags: 'empty' })
  const complete = { title: 'How so?', content: 'Because', tags: [{ value: 'csv' }] }
  expect(problemsOf({ ...complete, title: '  ' }, 1)).toEqual({ title: 'empty' })
  expect(problemsOf(complete, 1)).toEqual({})
  expect(problemsOf(complete, 2)).toEqual({ tags: 'few' })
})

it('title, text and answer have at least six characters', () => {
  const short = { title: '为什么?', content: ' five5 ', tags: [{ value: 'csv' }], answer: 'So.' }
  expect(problemsOf(short, 1)).toEqual({ title: 'short', content: 'short', answer_content: 'short' })
  expect(problemsOf({ ...short, title: '为什么会这样?', content: 'sixsix', answer: '' }, 1)).toEqual({
    answer_content: 'empty',
  })
})

it('tags from an address are deduplicated and limited to the maximum of a question', () => {
  expect(tagsInAddress('C#, csv,csv,,', 5)).toEqual([{ value: 'c#' }, { value: 'csv' }])
  expect(tagsInAddress('a,b,c,d,e,f', 3)).toHaveLength(3)
  expect(tagsInAddress(undefined, 5)).toEqual([])
})
