import { expect, it } from 'vitest'
import { doneWelcomeSteps, isNewMember } from './welcome-steps.ts'

const avatar = (type: 'default' | 'gravatar' | 'custom') => ({ type, custom: '', gravatar: '' })

it('marks what a member has done', () => {
  const nothing = { avatar: avatar('default'), question_count: 0, answer_count: 0 }
  expect(doneWelcomeSteps(nothing, 0)).toEqual({ picture: false, tags: false, post: false })
  expect(doneWelcomeSteps({ ...nothing, avatar: avatar('gravatar') }, 2)).toEqual({
    picture: true,
    tags: true,
    post: false,
  })
  expect(doneWelcomeSteps({ ...nothing, avatar: avatar('custom'), answer_count: 1 }, 0)).toEqual({
    picture: true,
    tags: false,
    post: true,
  })
})

it('welcomes members for 14 days', () => {
  const created_at = 1_700_000_000
  const days = (count: number) => created_at + count * 24 * 60 * 60
  expect(isNewMember({ created_at }, days(13))).toBe(true)
  expect(isNewMember({ created_at }, days(14))).toBe(false)
})
