import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EventType } from '../../platform/events/bus.ts'
import type { AnswerEvent } from '../answers/index.ts'
import { answerAccepted, answerCreated, answerDeleted, answerEdited } from '../answers/index.ts'
import { commentCreated, commentDeleted, commentEdited } from '../comments/index.ts'
import { followersOf } from '../follows/index.ts'
import type { QuestionEvent } from '../questions/index.ts'
import { questionClosed, questionDeleted, questionEdited, questionInvited } from '../questions/index.ts'
import { reportHandled } from '../reports/index.ts'
import { reputationChanged } from '../reputation/index.ts'
import { userDeleted } from '../users/index.ts'
import type { VoteChange } from '../votes/index.ts'
import { voteChanged } from '../votes/index.ts'
import type { InboxAction } from './notification.ts'
import { recipientsOfComment } from './notification.ts'
import { notify } from './notify.ts'
import { findPlace, placeOfAnswer, placeOfComment, placeOfQuestion } from './places.ts'
import type { NotificationPlace } from './store.ts'
import { deleteMutesOf } from './muted-questions-store.ts'
import { deleteNotificationsOf, putAchievement, putIntoInboxOnce } from './store.ts'

/** Creates notifications within the transactions of the events they are about (docs/spec/domain.md#notifications). */
export function notifyOfEvents(ctx: AppContext): void {
  notifyOfQuestions(ctx)
  notifyOfAnswers(ctx)
  notifyOfComments(ctx)
  notifyOfVotes(ctx)
  ctx.bus.on(reportHandled, async (tx, report) => {
    const place = await findPlace(tx, report.objectType, report.objectId)
    const action = report.status === 'ignored' ? 'your_flag_was_declined' : 'your_flag_was_accepted'
    if (place) await notify(ctx, tx, { place, action, actorId: report.actorId, at: report.at }, [report.reporterId])
  })
  ctx.bus.on(userDeleted, async (tx, { userId }) => {
    await deleteNotificationsOf(tx, userId)
    await deleteMutesOf(tx, userId)
  })
}

function notifyOfQuestions(ctx: AppContext): void {
  const notifyOn = (event: EventType<QuestionEvent>, action: InboxAction): void =>
    ctx.bus.on(event, (tx, question) =>
      notify(ctx, tx, { ...fromQuestion(question), action }, [question.questionAuthorId]),
    )
  ctx.bus.on(questionEdited, async (tx, question) => {
    const recipients = [question.questionAuthorId, ...(await followersOf(tx, 'question', question.questionId))]
    await notify(ctx, tx, { ...fromQuestion(question), action: 'update_question' }, recipients)
  })
  notifyOn(questionClosed, 'your_question_is_closed')
  notifyOn(questionDeleted, 'your_question_was_deleted')
  ctx.bus.on(questionInvited, (tx, question) =>
    notify(
      ctx,
      tx,
      { ...fromQuestion(question), action: 'invited_you_to_answer' },
      [question.userId],
      [question.userId],
    ),
  )
}

function fromQuestion({ questionId, questionAuthorId, actorId, at }: QuestionEvent) {
  return { place: placeOfQuestion(questionId), authorId: questionAuthorId, actorId, at }
}

/**
 * Notifies people of events of answers. Followers of the question are notified too, except of a deletion. Only the
 * asker is mailed, and only about a new answer.
 */
function notifyOfAnswers(ctx: AppContext): void {
  const notifyOn = (event: EventType<AnswerEvent>, action: InboxAction, author: AnswerParty): void =>
    ctx.bus.on(event, async (tx, answer) => {
      const recipients = [answer[author], ...(await followersOf(tx, 'question', answer.questionId))]
      const mailed = action === 'answer_the_question' ? [answer.questionAuthorId] : []
      await notify(ctx, tx, { ...fromAnswer(answer), action }, recipients, mailed)
    })
  notifyOn(answerCreated, 'answer_the_question', 'questionAuthorId')
  notifyOn(answerEdited, 'update_answer', 'questionAuthorId')
  notifyOn(answerAccepted, 'accept_answer', 'answerAuthorId')
  // The author of an answer is notified too when somebody else edits or deletes it.
  ctx.bus.on(answerEdited, (tx, answer) =>
    notify(ctx, tx, { ...fromAnswer(answer), action: 'update_answer' }, [answer.answerAuthorId]),
  )
  ctx.bus.on(answerDeleted, (tx, answer) =>
    notify(ctx, tx, { ...fromAnswer(answer), action: 'your_answer_was_deleted' }, [answer.answerAuthorId]),
  )
}

type AnswerParty = 'questionAuthorId' | 'answerAuthorId'

function fromAnswer(answer: AnswerEvent) {
  return { place: placeOfAnswer(answer), authorId: answer.answerAuthorId, actorId: answer.actorId, at: answer.at }
}

/** Notifies people of events of comments. Replies and plain comments are mailed; mentions only go to the inbox. */
function notifyOfComments(ctx: AppContext): void {
  ctx.bus.on(commentCreated, async (tx, comment) => {
    const place = placeOfComment(comment)
    // One after the other, so that mails are queued in this order.
    for (const { action, userIds } of recipientsOfComment(comment)) {
      const notification = { place, action, actorId: comment.userId, at: comment.at }
      await notify(ctx, tx, notification, userIds, action === 'mention_you' ? [] : userIds)
    }
  })
  ctx.bus.on(commentEdited, (tx, comment) => {
    const notification = {
      place: placeOfComment(comment),
      action: 'mention_you',
      actorId: comment.actorId,
      at: comment.at,
    } as const
    return notify(ctx, tx, notification, comment.mentionedUserIds)
  })
  ctx.bus.on(commentDeleted, async (tx, comment) => {
    // The comment is gone, so the notification links to the post it was on.
    const place = await findPlace(tx, comment.objectType, comment.objectId)
    const { actorId, at } = comment
    if (place) await notify(ctx, tx, { place, action: 'your_comment_was_deleted', actorId, at }, [comment.userId])
  })
}

function notifyOfVotes(ctx: Pick<AppContext, 'bus'>): void {
  ctx.bus.on(voteChanged, async (tx, vote) => {
    const action = actionOfVote(vote)
    const place = action && (await placeOfVote(tx, vote))
    // Withdrawing a vote and casting it again does not notify twice.
    if (place) await putIntoInboxOnce(tx, vote.authorId, { place, action, actorId: vote.actorId, at: vote.at })
  })
  ctx.bus.on(reputationChanged, async (tx, { userId, objectType: type, objectId: id, actorId, at }) => {
    if (type === 'question' || type === 'answer') await putAchievement(tx, userId, { type, id, actorId, at })
  })
}

function placeOfVote(tx: Tx, { objectType, objectId, questionId }: VoteChange): Promise<NotificationPlace | undefined> {
  // The event of a vote does not name the post of a comment, so the post is looked up.
  if (objectType === 'comment') return findPlace(tx, objectType, objectId)
  const isQuestion = objectType === 'question'
  return Promise.resolve(isQuestion ? placeOfQuestion(questionId) : placeOfAnswer({ answerId: objectId, questionId }))
}

function actionOfVote({ objectType, after }: VoteChange): InboxAction | undefined {
  if (after === 0) return undefined
  const up = after === 1
  if (objectType === 'question') return up ? 'up_voted_question' : 'down_voted_question'
  if (objectType === 'answer') return up ? 'up_voted_answer' : 'down_voted_answer'
  return up ? 'up_voted_comment' : undefined
}
