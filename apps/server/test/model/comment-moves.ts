import type { Moves } from './move.ts'
import { completeFlags } from './waiting.ts'
import { holds, isGone, isStaff, postOf, sees } from './world.ts'

const EDIT_WINDOW_MS = 5 * 60_000

export const commentMoves: Pick<Moves, 'comment' | 'editComment' | 'deleteComment'> = {
  comment(world, by, { on, as, replyTo }) {
    const post = world.posts.get(on)
    if (!post || post.kind === 'comment' || !sees(world, by, post)) return false
    if (!holds(world, by, 'comment.add') || isGone(world, post)) return false
    if (replyTo !== null) {
      const replied = postOf(world, 'comment', replyTo)
      if (replied.under !== on || replied.deleted) return false
    }
    const at = world.now
    world.posts.set(as, { kind: 'comment', author: by, text: as, deleted: false, votes: new Map(), under: on, at })
    return true
  },

  editComment(world, by, { on, text }) {
    const comment = postOf(world, 'comment', on)
    if (!sees(world, by, comment)) return false
    const inTime = comment.author === by && world.now - comment.at <= EDIT_WINDOW_MS
    if (!inTime && !isStaff(world, by)) return false
    comment.text = text
    return true
  },

  deleteComment(world, by, { on }) {
    const comment = postOf(world, 'comment', on)
    if (!sees(world, by, comment)) return false
    if (comment.author !== by && !isStaff(world, by)) return false
    comment.deleted = true
    completeFlags(world, on)
    return true
  },
}
