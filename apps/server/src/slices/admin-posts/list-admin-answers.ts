import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { loadUserCards } from '../users/index.ts'
import { readAuthor, readPostSearch } from './post-search.ts'
import { searchAnswers } from './store.ts'

const STATUSES = { normal: 'available', deleted: 'deleted', pending: 'pending' } as const
const COLUMNS = { created: 'created_at', votes: 'vote_count' } as const

/**
 * Lists the answers in a state (`normal` by default), newest first unless another order is requested. The list can
 * be restricted to a question, an author, a text in the question's title, or one answer (`answer:` and its id).
 * @throws {TooManyRequests} for a search by title that waits or takes too long
 */
export async function listAdminAnswers(
  ctx: AppContext,
  query: OperationQuery<'listAdminAnswers'>,
): Promise<OperationData<'listAdminAnswers'>> {
  const question = query.question_id ?? ''
  const selection = {
    ...readPostSearch(query.query, 'answer', answerIds),
    ...readAuthor(query.user_id),
    status: STATUSES[query.status ?? 'normal'],
    // No question has the key 0, so an unreadable id finds nothing.
    ...(question !== '' && { questionId: questionIds.read(question) ?? 0 }),
  }
  const order = { column: COLUMNS[query.order ?? 'created'], direction: query.direction ?? 'desc' }
  const paging = readPaging(query, { size: 20 })
  const find = (db: Db) => searchAnswers(db, ctx.can, selection, order, paging)
  const { count, answers } = await (selection.text === ''
    ? find(ctx.db)
    : ctx.database.search(find, { queue: 'staff' }))
  const authors = answers.map((answer) => answer.user_id)
  const cards = await loadUserCards(ctx, ctx.db, authors)
  const [writeId, writeQuestionId] = [await answerIds.writer(ctx), await questionIds.writer(ctx)]
  const list = answers.map((answer) => ({
    id: writeId(answer.id),
    question_id: writeQuestionId(answer.question_id),
    description: answer.excerpt,
    create_time: toUnixSeconds(answer.created_at),
    update_time: toUnixSeconds(answer.edited_at),
    accepted: answer.accepted === 1 ? (2 as const) : (1 as const),
    user_info: cards.get(answer.user_id),
    vote_count: answer.vote_count,
    question_info: { title: answer.title },
  }))
  return { count, list }
}
