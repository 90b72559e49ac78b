import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { loadUserCards } from '../users/index.ts'
import { readAuthor, readPostSearch } from './post-search.ts'
import { searchQuestions } from './store.ts'

const STATUSES = { normal: 'available', closed: 'closed', deleted: 'deleted', pending: 'pending' } as const
const COLUMNS = { created: 'created_at', votes: 'vote_count', answers: 'answer_count' } as const

/**
 * Lists the questions in a state (`normal` by default), hidden ones included, newest first unless another order is
 * requested. The list can be restricted to an author, a text in the title, or one question (`question:` and its
 * id).
 * @throws {TooManyRequests} for a search by title that waits or takes too long
 */
export async function listAdminQuestions(
  ctx: AppContext,
  query: OperationQuery<'listAdminQuestions'>,
): Promise<OperationData<'listAdminQuestions'>> {
  const search = readPostSearch(query.query, 'question', questionIds)
  const selection = { ...search, ...readAuthor(query.user_id), status: STATUSES[query.status ?? 'normal'] }
  const order = { column: COLUMNS[query.order ?? 'created'], direction: query.direction ?? 'desc' }
  const paging = readPaging(query, { size: 20 })
  const find = (db: Db) => searchQuestions(db, ctx.can, selection, order, paging)
  const { count, questions } = await (selection.text === ''
    ? find(ctx.db)
    : ctx.database.search(find, { queue: 'staff' }))
  const authors = questions.map((question) => question.user_id)
  const cards = await loadUserCards(ctx, ctx.db, authors)
  const writeId = await questionIds.writer(ctx)
  const list = questions.map((question) => ({
    id: writeId(question.id),
    title: question.title,
    description: question.excerpt,
    vote_count: question.vote_count,
    answer_count: question.answer_count,
    accepted_answer_id: answerIds.long(question.accepted_answer_id),
    create_time: toUnixSeconds(question.created_at),
    update_time: toUnixSeconds(question.active_at),
    edit_time: toUnixSeconds(question.edited_at),
    user_info: cards.get(question.user_id),
  }))
  return { count, list }
}
