import { expect, it } from 'vitest'
import { queueOf } from './load-review.ts'
import { reviewSearch } from './review-queue.ts'

const edits = { name: 'suggested_post_edit', todo_amount: 0 } as const
const flags = { name: 'flagged_post', todo_amount: 2 } as const
const queued = { name: 'queued_post', todo_amount: 1 } as const

it('opens the requested queue, or else the first that is not empty', () => {
  expect(queueOf([queued, flags, edits], 'suggested_post_edit')).toBe('suggested_post_edit')
  expect(queueOf([queued, flags, edits], undefined)).toBe('flagged_post')
  expect(queueOf([edits], 'flagged_post')).toBe('suggested_post_edit')
  expect(queueOf([], undefined)).toBeUndefined()
})

it('parses the address', () => {
  expect(reviewSearch({ type: 'flagged_post', page: '3' })).toEqual({ type: 'flagged_post', page: 3 })
  expect(reviewSearch({ type: 'all', page: '1' })).toEqual({})
})
