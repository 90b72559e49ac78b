import { expect, it } from 'vitest'
import { flagActs } from './flag-acts.ts'

const question = { object_type: 'question', object_status: 1, object_show_status: 1 } as const

it('questions can be closed and unlisted, unless they already are', () => {
  expect(flagActs(question)).toEqual(['edit', 'close', 'unlist', 'delete'])
  expect(flagActs({ ...question, object_status: 2, object_show_status: 2 })).toEqual(['edit', 'delete'])
})

it('answers and comments can be edited or deleted', () => {
  expect(flagActs({ ...question, object_type: 'answer' })).toEqual(['edit', 'delete'])
  expect(flagActs({ ...question, object_type: 'comment' })).toEqual(['edit', 'delete'])
})

it('nothing can be done to a deleted post', () => {
  expect(flagActs({ ...question, object_status: 10 })).toEqual([])
})
