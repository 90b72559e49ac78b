import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerDeleted } from '../answers/index.ts'
import { commentDeleted } from '../comments/index.ts'
import { pendingPostEdited, pendingPostShown, postPending } from '../posts/index.ts'
import { questionDeleted } from '../questions/index.ts'
import type { PendingPost } from './store.ts'
import { putPendingPost, requeuePendingPost, settlePendingPost } from './store.ts'

/** Keeps the queue in sync with the posts, within the transactions that change them. */
export function followPosts(ctx: AppContext): void {
  ctx.bus.on(postPending, (tx, post) =>
    putPendingPost(tx, {
      object_type: post.objectType,
      object_id: post.objectId,
      question_id: post.questionId,
      user_id: post.userId,
      reasons: JSON.stringify(post.reasons),
      held_at: post.at,
    }),
  )
  ctx.bus.on(pendingPostEdited, (tx, { objectType, objectId }) =>
    requeuePendingPost(tx, { object_type: objectType, object_id: objectId }),
  )
  ctx.bus.on(pendingPostShown, (tx, { objectType, objectId, actorId, at }) =>
    settlePendingPost(
      tx,
      { object_type: objectType, object_id: objectId },
      { status: 'approved', userId: actorId, at },
    ),
  )
  const drop = (
    tx: Tx,
    object_type: PendingPost['object_type'],
    object_id: number,
    { actorId, at }: { actorId: number; at: number },
  ) => settlePendingPost(tx, { object_type, object_id }, { status: 'deleted', userId: actorId, at })
  ctx.bus.on(questionDeleted, (tx, event) => drop(tx, 'question', event.questionId, event))
  ctx.bus.on(answerDeleted, (tx, event) => drop(tx, 'answer', event.answerId, event))
  ctx.bus.on(commentDeleted, (tx, event) => drop(tx, 'comment', event.commentId, event))
}
