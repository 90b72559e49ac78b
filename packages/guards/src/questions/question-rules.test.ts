import { describe, expect, it } from 'vitest'
import { hasPermission } from '../permissions/permission.ts'
import { ActionRefused, PermissionDenied } from '../permissions/refusal.ts'
import { privilegesOfLevel } from '../permissions/privileges.ts'
import { member, normalNames, viewerNames, viewers } from '../viewers.test-data.ts'
import { questionExtendsActions, questionMemberActions } from './question-member-actions.ts'
import {
  assertCanCloseQuestion,
  assertCanDeleteQuestion,
  assertCanEditQuestion,
  assertCanHideQuestion,
  assertCanPinQuestion,
  assertCanRecoverQuestion,
  assertCanReopenQuestion,
  assertCanShowQuestion,
  assertCanUnpinQuestion,
  canEditQuestionWithoutReview,
  type QuestionFacts,
} from './question-rules.ts'

const privileges = privilegesOfLevel(2)
const plain: QuestionFacts = {
  authorId: 99,
  status: 1,
  pin: 1,
  show: 1,
  answerCount: 0,
  hasAcceptedAnswer: false,
  topAnswerVotes: 0,
}
const order = 'report edit close reopen pin hide unpin show delete undelete'.split(' ')
const types: Record<string, string> = { report: 'reason', edit: 'edit' }

const states: QuestionFacts[] = ([1, 2, 10, 11] as const).flatMap((status) =>
  ([1, 2] as const).flatMap((pin) =>
    ([1, 2] as const).flatMap((show) =>
      [99, 7].flatMap((authorId) =>
        [0, 1, 2].map((answerCount) => ({ ...plain, status, pin, show, authorId, answerCount })),
      ),
    ),
  ),
)

/** Returns the actions that the API must offer. The conditions repeat those of the rules on purpose, to check them. */
function expected(name: (typeof normalNames)[number], question: QuestionFacts): string[] {
  const staff = name === 'moderator' || name === 'admin'
  const author = question.authorId === 7
  const alive = question.status !== 10
  const standing = question.status === 1 || question.status === 2
  const offered: Record<string, boolean> = {
    report: standing,
    edit: alive && (staff || author || name === 'veteran'),
    close: staff && question.status === 1,
    reopen: staff && question.status === 2,
    pin: staff && standing && question.pin === 1 && question.show === 1,
    hide: staff && standing && question.pin === 1 && question.show === 1,
    unpin: staff && standing && question.pin === 2,
    show: staff && standing && question.show === 2,
    delete: alive && (staff || (author && question.answerCount < 2)),
    undelete: staff && !alive,
  }
  return order.filter((action) => offered[action])
}

const demands: Record<string, typeof assertCanPinQuestion> = {
  edit: assertCanEditQuestion,
  close: assertCanCloseQuestion,
  reopen: assertCanReopenQuestion,
  pin: assertCanPinQuestion,
  hide: assertCanHideQuestion,
  unpin: assertCanUnpinQuestion,
  show: assertCanShowQuestion,
  delete: assertCanDeleteQuestion,
  undelete: assertCanRecoverQuestion,
}

describe('questionMemberActions', () => {
  it.each(normalNames)('offers %s the actions of every state, in order and with their dialogs', (name) => {
    for (const question of states) {
      const actions = questionMemberActions(viewers[name], question, privileges)
      expect(
        actions.map(({ action }) => action),
        JSON.stringify(question),
      ).toEqual(expected(name, question))
      for (const { action, type } of actions) expect(type).toBe(types[action] ?? 'confirm')
    }
  })

  it.each(normalNames)('offers %s exactly the actions that are allowed', (name) => {
    for (const question of states) {
      const offered: string[] = questionMemberActions(viewers[name], question, privileges).map(({ action }) => action)
      for (const [action, demand] of Object.entries(demands)) {
        const attempt = () => demand(viewers[name], question, privileges)
        if (offered.includes(action)) expect(attempt).not.toThrow()
        else expect(attempt).toThrow()
      }
    }
  })

  it('offers nothing to viewers who may not act', () => {
    for (const name of viewerNames.filter((name) => !normalNames.includes(name))) {
      for (const question of states) expect(questionMemberActions(viewers[name], question, privileges)).toEqual([])
    }
  })
})

describe('deleting your own question', () => {
  const own = { ...plain, authorId: 7 }
  it.each([
    [{ answerCount: 1 }, true],
    [{ answerCount: 1, topAnswerVotes: -1 }, true],
    [{ answerCount: 1, topAnswerVotes: 1 }, false],
    [{ answerCount: 1, hasAcceptedAnswer: true }, false],
    [{ answerCount: 2 }, false],
  ])('with %o', (facts, allowed) => {
    const attempt = () => assertCanDeleteQuestion(viewers.user, { ...own, ...facts }, privileges)
    if (allowed) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(new ActionRefused('error.question.cannot_deleted'))
    expect(() => assertCanDeleteQuestion(viewers.moderator, { ...own, ...facts }, privileges)).not.toThrow()
  })
})

describe('asking, editing, inviting', () => {
  it('reports a missing permission before a wrong state', () => {
    const deleted = { ...plain, status: 10 as const }
    expect(() => assertCanEditQuestion(viewers.user, deleted, privileges)).toThrow(PermissionDenied)
    expect(() => assertCanEditQuestion(viewers.veteran, deleted, privileges)).toThrow('error.question.cannot_update')
  })

  it('every active member may ask', () => {
    expect(viewerNames.filter((name) => hasPermission(viewers[name], 'question.add', privileges))).toEqual(normalNames)
  })

  it('edits by the author and by members with the reputation need no review', () => {
    expect(canEditQuestionWithoutReview(viewers.user, { ...plain, authorId: '7' }, privileges)).toBe(true)
    expect(canEditQuestionWithoutReview(member({ rank: 1000 }), plain, privileges)).toBe(true)
    expect(canEditQuestionWithoutReview(member({ rank: 999 }), plain, privileges)).toBe(false)
  })

  it('inviting is an extra action granted by reputation', () => {
    const invite = [{ action: 'invite_other_to_answer', type: 'confirm' }]
    expect(questionExtendsActions(member({ rank: 500 }), plain, privileges)).toEqual(invite)
    expect(questionExtendsActions(member({ rank: 499 }), plain, privileges)).toEqual([])
    expect(questionExtendsActions(viewers.admin, { status: 10 }, privileges)).toEqual([])
  })
})
