import { expect, it } from 'vitest'
import { flagActions } from './flag-actions.ts'

const question = { object_type: 'question', object_status: 1, object_show_status: 1 } as const

it('questions can be closed and unlisted, unless they already are', () => {
  expect(flagActions(question)).toEqual(['edit', 'close', 'unlist', 'delete'])
  expect(flagActions({ ...question, object_status: 2, object_show_status: 2 })).toEqual(['edit', 'delete'])
})

it('answers and comments can be edited or deleted', () => {
  expect(flagActions({ ...question, object_type: 'answer' })).toEqual(['edit', 'delete'])
  expect(flagActions({ ...question, object_type: 'comment' })).toEqual(['edit', 'delete'])
})

it('nothing can be done to a deleted post', () => {
  expect(flagActions({ ...question, object_status: 10 })).toEqual([])
})
