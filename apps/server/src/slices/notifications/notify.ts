import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerAccepted, answerCreated } from '../answers/index.ts'
import { commentCreated } from '../comments/index.ts'
import { findQuestion, visibilityOf } from '../questions/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import type { NewNotification } from './store.ts'
import type { NotificationAction } from './notification.ts'
import { receiversOfComment } from './notification.ts'
import { insertNotifications } from './store.ts'

const ANSWER = 2
const COMMENT = 7

/** Tells people about answers, comments and acceptances that concern them, in the transaction they happen in. */
export function notifyOfEvents(app: AppContext): void {
  app.bus.on(answerCreated, (tx, { answerId, questionId, answerAuthorId, questionAuthorId, at }) => {
    const action = 'answer_the_question'
    const about = { questionId, actorId: answerAuthorId, action, objectType: ANSWER, objectId: answerId } as const
    return notify(tx, about, [questionAuthorId], at)
  })
  app.bus.on(answerAccepted, (tx, { answerId, questionId, answerAuthorId, questionAuthorId, actorId }) => {
    const about = { questionId, actorId, action: 'accept_answer', objectType: ANSWER, objectId: answerId } as const
    return notify(tx, about, answerAuthorId === questionAuthorId ? [] : [answerAuthorId], app.clock.now())
  })
  app.bus.on(commentCreated, (tx, comment) => {
    const { action, userIds } = receiversOfComment(comment)
    const { questionId, userId: actorId, commentId: objectId } = comment
    return notify(tx, { questionId, actorId, action, objectType: COMMENT, objectId }, userIds, comment.at)
  })
}

/** Tells people in their inbox, except who did it and who may not see the question. */
async function notify(
  tx: Tx,
  about: { questionId: number; actorId: number; action: NotificationAction; objectType: number; objectId: number },
  userIds: readonly number[],
  at: number,
): Promise<void> {
  const question = await findQuestion(tx, about.questionId)
  if (!question) return
  const people = await findUsers(tx, userIds)
  const rows = people
    .filter((user) => user.id !== about.actorId && user.status !== 'deleted')
    .filter((user) => canSeeQuestion(viewerOf(user), visibilityOf(question)))
    .map((user): NewNotification => ({
      user_id: user.id,
      kind: 'inbox',
      action: about.action,
      object_type: about.objectType,
      object_id: about.objectId,
      actor_id: about.actorId,
      created_at: at,
    }))
  await insertNotifications(tx, rows)
}
