import type { ApiError } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { atTagField } from './tag-refusal.ts'

const refusal = (reason: string): ApiError => ({ kind: 'forbidden', status: 403, reason, message: 'No.' })

it('attributes a missing privilege to create tags to the tag field', () => {
  expect(atTagField(refusal('error.rank.no_enough_rank_to_operate'))).toMatchObject({
    kind: 'fields',
    fields: [{ error_field: 'tags', error_msg: 'No.' }],
  })
})

it.each(['error.user.suspended', 'error.rank.fail_to_meet_the_condition'])('leaves %s unchanged', (reason) => {
  const other = refusal(reason)
  expect(atTagField(other)).toBe(other)
})
