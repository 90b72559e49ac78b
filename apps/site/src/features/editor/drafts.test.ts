import { expect, it } from 'vitest'
import { isAnswerDraft, isEditDraft, isQuestionDraft } from './drafts.ts'

it('an empty question is no draft', () => {
  expect(isQuestionDraft({ title: 'How', content: '**x**', tags: [{ value: 'csv', label: 'CSV' }] })).toBe(true)
  expect(isQuestionDraft({ title: '', content: '', tags: [] })).toBe(false)
  expect(isQuestionDraft({ title: '', content: '', tags: [], answer: ' ' })).toBe(false)
})

it('a question that consists of its own answer is a draft', () => {
  expect(isQuestionDraft({ title: '', content: '', tags: [], answer: 'Boil it.' })).toBe(true)
})

it('an answer draft needs a question and a text', () => {
  expect(isAnswerDraft({ questionId: '1', content: 'x' })).toBe(true)
  expect(isAnswerDraft({ questionId: '', content: 'x' })).toBe(false)
  expect(isAnswerDraft({ questionId: '1', content: '  ' })).toBe(false)
})

it('an edit draft is restored only on the version it was started from', () => {
  const isText = (value: unknown): value is string => typeof value === 'string'
  const edit = { base: 7, summary: 'Why', edited: 'Better' }
  expect(isEditDraft(edit, 7, isText)).toBe(true)
  expect(isEditDraft(edit, 8, isText)).toBe(false)
})
