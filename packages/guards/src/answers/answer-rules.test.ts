import { describe, expect, it } from 'vitest'
import { privilegesOfLevel } from '../permissions/privileges.ts'
import { member, normalNames, viewerNames, viewers } from '../viewers.test-data.ts'
import {
  answerMemberActions,
  assertCanAcceptAnswer,
  assertCanAddAnswer,
  assertCanDeleteAnswer,
  assertCanEditAnswer,
  assertCanRecoverAnswer,
  canAcceptAnswer,
  canAddAnswer,
  canEditAnswerWithoutReview,
  type AnswerFacts,
} from './answer-rules.ts'

const privileges = privilegesOfLevel(2)
const states: AnswerFacts[] = ([1, 10, 11] as const).flatMap((status) =>
  [99, 7].flatMap((authorId) =>
    [true, false].flatMap((accepted) => [-1, 0, 1].map((voteCount) => ({ status, authorId, accepted, voteCount }))),
  ),
)

describe('answerMemberActions', () => {
  it.each(normalNames)('offers %s the actions the state allows, and they all succeed', (name) => {
    const staff = name === 'moderator' || name === 'admin'
    for (const answer of states) {
      const alive = answer.status !== 10
      const author = answer.authorId === 7
      const expected = [
        ...(answer.status === 1 ? ['report:reason'] : []),
        ...(alive && (staff || author || name === 'veteran') ? ['edit:edit'] : []),
        ...(alive && (staff || (author && !answer.accepted && answer.voteCount <= 0)) ? ['delete:confirm'] : []),
        ...(!alive && staff ? ['undelete:confirm'] : []),
      ]
      const offered = answerMemberActions(viewers[name], answer, privileges).map(
        ({ action, type }) => `${action}:${type}`,
      )
      expect(offered, JSON.stringify(answer)).toEqual(expected)
      const demands = {
        'edit:edit': assertCanEditAnswer,
        'delete:confirm': assertCanDeleteAnswer,
        'undelete:confirm': assertCanRecoverAnswer,
      }
      for (const [action, demand] of Object.entries(demands)) {
        const attempt = () => demand(viewers[name], answer, privileges)
        if (offered.includes(action)) expect(attempt).not.toThrow()
        else expect(attempt).toThrow()
      }
    }
  })

  it('offers nothing to viewers who may not act', () => {
    for (const name of viewerNames.filter((name) => !normalNames.includes(name))) {
      for (const answer of states) expect(answerMemberActions(viewers[name], answer, privileges)).toEqual([])
    }
  })
})

describe('answering', () => {
  const open = { questionStatus: 1, answered: false, restrictAnswer: true } as const

  it('is open to every active member while the question is open', () => {
    expect(viewerNames.filter((name) => canAddAnswer(viewers[name], open, privileges))).toEqual(normalNames)
  })

  it.each([2, 10, 11] as const)('is refused on a question with status %d, for staff too', (questionStatus) => {
    expect(() => assertCanAddAnswer(viewers.admin, { ...open, questionStatus }, privileges)).toThrow(
      'error.answer.question_closed_cannot_add',
    )
  })

  it('is refused a second time only where the site allows one answer per member', () => {
    expect(() => assertCanAddAnswer(viewers.user, { ...open, answered: true }, privileges)).toThrow(
      'error.answer.restrict_answer',
    )
    expect(canAddAnswer(viewers.user, { ...open, answered: true, restrictAnswer: false }, privileges)).toBe(true)
  })
})

describe('accepting and direct edits', () => {
  it('accepting is reserved for the asker and staff', () => {
    const may = (authorId: number) =>
      viewerNames.filter((name) => canAcceptAnswer(viewers[name], { authorId, status: 1 }, privileges))
    expect(may(99)).toEqual(['moderator', 'admin'])
    expect(may(7)).toEqual(normalNames)
  })

  it('an answer can be accepted on a closed question but not on a deleted one', () => {
    expect(canAcceptAnswer(viewers.user, { authorId: 7, status: 2 }, privileges)).toBe(true)
    const deleted = { authorId: 7, status: 10 } as const
    expect(() => assertCanAcceptAnswer(viewers.admin, deleted, privileges)).toThrow('error.question.not_found')
    expect(() => assertCanAcceptAnswer(viewers.user, { ...deleted, authorId: 99 }, privileges)).toThrow(
      expect.objectContaining({ key: 'answer.accept' }),
    )
  })

  it('direct edits are allowed for the author and by reputation', () => {
    expect(canEditAnswerWithoutReview(viewers.user, { authorId: 7 }, privileges)).toBe(true)
    expect(canEditAnswerWithoutReview(member({ rank: 999 }), { authorId: 99 }, privileges)).toBe(false)
    expect(canEditAnswerWithoutReview(member({ rank: 1000 }), { authorId: 99 }, privileges)).toBe(true)
  })
})
