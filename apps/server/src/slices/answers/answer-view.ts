import type { Schemas } from '@quandary/api-client'
import { answerMemberActions } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { nameActions } from '../../platform/i18n/name-actions.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import type { Reader } from '../questions/index.ts'
import { answerIds, findQuestion, loadQuestionContext, questionDetail, questionIds } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { UserCards } from '../users/index.ts'
import { loadUserCards } from '../users/index.ts'
import { answerMarks } from './answer-marks.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf } from './answer.ts'
import { findAnswer } from './store.ts'

/** Encodes answers for the page of their question. The reader must be allowed to see all of them. */
export async function answerDetails(
  ctx: AppContext,
  answers: readonly Answer[],
  reader: Reader,
): Promise<Schemas['AnswerDetail'][]> {
  const ids = answers.map((answer) => answer.id)
  const people = answers.flatMap((answer) => [answer.user_id, answer.last_editor_id, answer.accepted_by])
  const [marks, cards, privileges, writeId, writeQuestionId] = await Promise.all([
    answerMarks(ctx, ctx.db, reader.viewer?.id ?? null, ids),
    loadUserCards(ctx, ctx.db, people),
    readPrivileges(ctx),
    answerIds.writer(ctx),
    questionIds.writer(ctx),
  ])
  return answers.map((answer) => ({
    id: writeId(answer.id),
    question_id: writeQuestionId(answer.question_id),
    content: answer.original_text,
    html: answer.parsed_text,
    create_time: toUnixSeconds(answer.created_at),
    update_time: toUnixSeconds(answer.edited_at),
    accepted: answer.accepted === 1 ? 2 : 1,
    ...(answer.accepted === 1 && acceptanceOf(answer, cards)),
    user_info: cards.get(answer.user_id),
    ...(answer.last_editor_id !== null && { update_user_info: cards.get(answer.last_editor_id) }),
    // Only questions can be bookmarked.
    collected: false,
    vote_status: marks.get(answer.id)?.voteStatus ?? '',
    vote_count: answer.vote_count,
    status: postStatusNumber(answer.status),
    member_actions: nameActions(answerMemberActions(reader.viewer, answerFactsOf(answer), privileges), reader.language),
  }))
}

/** Returns the time and the actor of the acceptance, where they are known. */
function acceptanceOf(
  { accepted_at, accepted_by }: Answer,
  cards: UserCards,
): Pick<Schemas['AnswerDetail'], 'accepted_at' | 'accepted_by'> {
  return {
    ...(accepted_at !== null && { accepted_at: toUnixSeconds(accepted_at) }),
    ...(accepted_by !== null && { accepted_by: cards.get(accepted_by) }),
  }
}

/** Encodes the current state of an answer and its question. The reader must be allowed to see both. */
export async function answerWithQuestion(
  ctx: AppContext,
  { id, questionId }: { id: number; questionId: number },
  reader: Reader,
): Promise<Schemas['AnswerWithQuestion']> {
  const [answer, question, context] = await Promise.all([
    findAnswer(ctx.db, id),
    findQuestion(ctx.db, questionId),
    loadQuestionContext(ctx, [questionId], reader.viewer),
  ])
  if (!answer || !question) throw new Error(`Answer ${id} or its question is gone`)
  const [[info], detail] = await Promise.all([
    answerDetails(ctx, [answer], reader),
    questionDetail(ctx, question, reader, context),
  ])
  if (!info) throw new Error(`Answer ${id} was not written`)
  return { info, question: detail }
}
