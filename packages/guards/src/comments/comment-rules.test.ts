import { describe, expect, it } from 'vitest'
import { privilegesOfLevel } from '../permissions/privileges.ts'
import { normalNames, viewerNames, viewers } from '../viewers.test-data.ts'
import { assertCanDeleteComment, assertCanEditComment, canAddComment, commentMemberActions } from './comment-rules.ts'

const privileges = privilegesOfLevel(2)
const createdAt = 1_700_000_000
const moments = [createdAt, createdAt + 300, createdAt + 301]

describe('commentMemberActions', () => {
  it.each(viewerNames)('offers %s what author, age and state allow, and it all succeeds', (name) => {
    const staff = name === 'moderator' || name === 'admin'
    const acts = normalNames.includes(name)
    for (const authorId of [99, 7]) {
      for (const deleted of [true, false]) {
        for (const now of moments) {
          const author = authorId === 7
          const alive = acts && !deleted
          const comment = { authorId, deleted, createdAt }
          const offered = commentMemberActions(viewers[name], comment, now, privileges)
          expect(offered.map(({ action, type }) => `${action}:${type}`)).toEqual([
            ...(alive ? ['report:reason'] : []),
            ...(alive && (staff || (author && now <= createdAt + 300)) ? ['edit:edit'] : []),
            ...(alive && (staff || author) ? ['delete:reason'] : []),
          ])
          const actions = offered.map(({ action }) => action)
          const edit = () => assertCanEditComment(viewers[name], comment, now, privileges)
          const remove = () => assertCanDeleteComment(viewers[name], comment, privileges)
          if (actions.includes('edit')) expect(edit).not.toThrow()
          else expect(edit).toThrow()
          if (actions.includes('delete')) expect(remove).not.toThrow()
          else expect(remove).toThrow()
        }
      }
    }
  })

  it('reports an expired edit window to authors only', () => {
    const own = { authorId: 7, deleted: false, createdAt }
    expect(() => assertCanEditComment(viewers.user, own, createdAt + 301, privileges)).toThrow(
      'error.comment.cannot_edit_after_deadline',
    )
    expect(() => assertCanEditComment(viewers.user, { ...own, authorId: 99 }, createdAt, privileges)).toThrow(
      expect.objectContaining({ key: 'comment.edit', neededRank: -1 }),
    )
  })
})

describe('commenting', () => {
  it('is open to every active member unless the post is deleted', () => {
    expect(viewerNames.filter((name) => canAddComment(viewers[name], { deleted: false }, privileges))).toEqual(
      normalNames,
    )
    expect(canAddComment(viewers.admin, { deleted: true }, privileges)).toBe(false)
  })
})
