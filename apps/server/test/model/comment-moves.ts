import type { ActionRules } from './action-rules.ts'
import { notify, notifyOfComment } from './notifications.ts'
import { commentText } from './operation.ts'
import { completeFlags } from './pending.ts'
import { hasPermission, isDeletedWithParents, isStaff, postOf, canSee } from './world.ts'

const EDIT_WINDOW_MS = 5 * 60_000

export const commentMoves: Pick<ActionRules, 'comment' | 'editComment' | 'deleteComment'> = {
  comment(world, by, { on, as, replyTo, mentions }) {
    const post = world.posts.get(on)
    if (!post || post.kind === 'comment' || !canSee(world, by, post)) return false
    if (!hasPermission(world, by, 'comment.add') || isDeletedWithParents(world, post)) return false
    if (replyTo !== null) {
      const replied = postOf(world, 'comment', replyTo)
      if (replied.under !== on || replied.deleted) return false
    }
    const [at, text] = [world.now, commentText(as, mentions)]
    const comment = {
      kind: 'comment',
      author: by,
      text,
      deleted: false,
      votes: new Map(),
      under: on,
      at,
      mentions,
    } as const
    world.posts.set(as, comment)
    notifyOfComment(world, as, replyTo)
    return true
  },

  editComment(world, by, { on, text, mentions }) {
    const comment = postOf(world, 'comment', on)
    if (!canSee(world, by, comment)) return false
    const inTime = comment.author === by && world.now - comment.at <= EDIT_WINDOW_MS
    if (!inTime && !isStaff(world, by)) return false
    comment.text = commentText(text, mentions)
    const added = mentions.filter((person) => !comment.mentions.includes(person))
    comment.mentions = mentions
    notify(world, { action: 'mention_you', on, actor: by }, added)
    return true
  },

  deleteComment(world, by, { on }) {
    const comment = postOf(world, 'comment', on)
    if (!canSee(world, by, comment)) return false
    if (comment.author !== by && !isStaff(world, by)) return false
    comment.deleted = true
    completeFlags(world, on, by)
    notify(world, { action: 'your_comment_was_deleted', on: comment.under, actor: by }, [comment.author])
    return true
  },
}
