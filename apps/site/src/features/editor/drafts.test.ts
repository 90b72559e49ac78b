import { expect, it } from 'vitest'
import {
  clearDraft,
  draftKeys,
  editDraftKey,
  isAnswerDraft,
  isEditDraft,
  isQuestionDraft,
  readDraft,
  writeDraft,
} from './drafts.ts'

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const question = { title: 'How', content: '**x**', tags: [{ value: 'csv', label: 'CSV' }] }

it('a draft comes back as it was, with its time', () => {
  const store = memory()
  expect(writeDraft(store, draftKeys.question, question, 1700000000)).toBe(true)
  expect(readDraft(store, draftKeys.question, isQuestionDraft)).toEqual({ savedAt: 1700000000, content: question })
  clearDraft(store, draftKeys.question)
  expect(readDraft(store, draftKeys.question, isQuestionDraft)).toBeUndefined()
})

it('an entry that this form did not write counts as absent', () => {
  const entries = ['', 'x', '42', '{}', '{"savedAt":"1","content":{}}', '{"savedAt":1,"content":{"title":1}}']
  for (const entry of entries) {
    const store = memory()
    store.setItem(draftKeys.question, entry)
    expect(readDraft(store, draftKeys.question, isQuestionDraft), entry).toBeUndefined()
  }
})

it('an empty question is no draft', () => {
  expect(isQuestionDraft({ title: '', content: '', tags: [] })).toBe(false)
})

it('an answer draft needs a question and a text', () => {
  expect(isAnswerDraft({ questionId: '1', content: 'x' })).toBe(true)
  expect(isAnswerDraft({ questionId: '', content: 'x' })).toBe(false)
  expect(isAnswerDraft({ questionId: '1', content: '  ' })).toBe(false)
})

it('a full storage loses nothing but the draft', () => {
  const refuse = () => {
    throw new Error('full')
  }
  expect(writeDraft({ ...memory(), setItem: refuse }, draftKeys.answer, question, 1)).toBe(false)
})

it('an edit comes back on the version it was begun on, and on no other', () => {
  const isText = (value: unknown): value is string => typeof value === 'string'
  const store = memory()
  const key = editDraftKey('10010000000000001')
  writeDraft(store, key, { base: 7, summary: 'Why', edited: 'Better' }, 1700000000)
  const on = (base: number) =>
    readDraft(store, key, (value: unknown): value is unknown => isEditDraft(value, base, isText))
  expect(on(7)?.content).toEqual({ base: 7, summary: 'Why', edited: 'Better' })
  expect(on(8)).toBeUndefined()
})
