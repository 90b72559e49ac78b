import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { answerIds } from '../answers/index.ts'
import { commentIds } from '../comments/index.ts'
import { findQuestions, questionIds } from '../questions/index.ts'
import { sumReputationFrom } from '../reputation/index.ts'
import { loadUserCards } from '../users/index.ts'
import { findMutedAmong } from './muted-questions-store.ts'
import { hidesActor } from './notification.ts'
import type { Notification } from './store.ts'
import { loadSummaries } from './summaries.ts'

/** Converts notifications to the format of the API, in the given order. */
export async function viewNotifications(
  ctx: AppContext,
  rows: readonly Notification[],
  userId: number,
  language: Language,
): Promise<Schemas['NotificationItem'][]> {
  const asked = [...new Set(rows.map((row) => row.question_id))]
  const [cards, questions, questionId, answerId, summaryOf, muted, ranks] = await Promise.all([
    loadUserCards(
      ctx,
      ctx.db,
      rows.map((row) => row.actor_id),
    ),
    findQuestions(ctx.db, asked),
    questionIds.writer(ctx),
    answerIds.writer(ctx),
    loadSummaries(ctx.db, rows),
    findMutedAmong(ctx.db, userId, asked),
    sumReputationFrom(
      ctx.db,
      userId,
      rows.filter((row) => row.kind === 'achievement').map((row) => ({ type: row.object_type, id: row.object_id })),
    ),
  ])
  const titles = new Map(questions.map((question) => [question.id, question.title]))
  return rows.map((row) => {
    const place = {
      question: questionId(row.question_id),
      answer: row.answer_id === null ? '0' : answerId(row.answer_id),
      comment: row.comment_id === null ? '' : commentIds.write(row.comment_id),
    }
    const { object_type, action } = row
    const inbox = action !== 'reputation'
    return {
      id: String(row.id),
      ...(inbox && !hidesActor(action) && { user_info: cards.get(row.actor_id) }),
      object_info: {
        title: titles.get(row.question_id) ?? '',
        object_id: place[object_type],
        object_map: place,
        object_type,
      },
      summary: summaryOf(row),
      is_muted: muted.has(row.question_id),
      rank: ranks.get(`${row.object_type} ${row.object_id}`) ?? 0,
      ...(inbox && { notification_action: translate(language, `notification.action.${action}`) }),
      is_read: row.read_at !== null,
      update_time: toUnixSeconds(row.updated_at),
    }
  })
}
