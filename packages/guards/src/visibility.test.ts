import { describe, expect, it } from 'vitest'
import { canSeeAnswer, canSeeComment, canSeeQuestion } from './visibility.ts'
import { viewerNames, viewers, type ViewerName } from './viewers.test-data.ts'

const staff: ViewerName[] = ['moderator', 'admin']
const questions = ([1, 2, 10, 11] as const).flatMap((status) =>
  ([1, 2] as const).flatMap((show) => [99, 7].map((authorId) => ({ status, show, authorId }))),
)

describe.each(viewerNames)('what %s sees', (name) => {
  const viewer = viewers[name]
  const wrote = (authorId: number) => viewer !== null && authorId === 7

  it('sees a deleted, hidden or pending question only as its author or staff', () => {
    for (const question of questions) {
      const open = question.status < 10 && question.show === 1
      expect(canSeeQuestion(viewer, question)).toBe(open || wrote(question.authorId) || staff.includes(name))
    }
  })

  it('sees an answer only with its question, and a deleted or pending one only as its author or staff', () => {
    for (const question of questions) {
      for (const status of [1, 10, 11] as const) {
        for (const authorId of [99, 7]) {
          const allowed = status === 1 || wrote(authorId) || staff.includes(name)
          expect(canSeeAnswer(viewer, { status, authorId }, question)).toBe(canSeeQuestion(viewer, question) && allowed)
        }
      }
    }
  })

  it('sees a pending comment only as its author or staff, and never a deleted one', () => {
    for (const authorId of [99, 7]) {
      const allowed = wrote(authorId) || staff.includes(name)
      expect(canSeeComment(viewer, { authorId, deleted: false })).toBe(true)
      expect(canSeeComment(viewer, { authorId, deleted: false, pending: true })).toBe(allowed)
      expect(canSeeComment(viewer, { authorId, deleted: true, pending: true })).toBe(false)
    }
  })
})
