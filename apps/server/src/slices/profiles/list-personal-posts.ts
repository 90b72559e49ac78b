import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { countListed, listQuestionIds, listScope } from '../questions/index.ts'
import { pageOfAnswers } from './activity-store.ts'
import { findPerson } from './find-person.ts'
import type { Reader } from './personal-items.ts'
import { personalAnswers, personalQuestions } from './personal-items.ts'

/** Default page size of profile lists. */
export const PERSONAL_PAGE = { size: 30 }

/**
 * Lists one page of a person's questions; hidden and pending ones only to that person and staff.
 * @throws {UserNotFound} 400
 */
export async function listPersonalQuestions(
  ctx: AppContext,
  query: OperationQuery<'listPersonalQuestions'>,
  reader: Reader,
): Promise<OperationData<'listPersonalQuestions'>> {
  const { person } = await findPerson(ctx, query.username ?? '', reader.viewer)
  const scope = listScope(reader.viewer, person.id)
  const selection = { scope, order: query.order ?? 'newest', authorId: person.id }
  const count = await countListed(ctx.db, selection)
  const ids = await listQuestionIds(ctx.db, selection, readPaging(query, PERSONAL_PAGE))
  return { count, list: await personalQuestions(ctx, ids, reader) }
}

/**
 * Lists one page of a person's answers, newest or best first. Answers under a deleted, hidden or pending question are
 * visible only to the authors of the answer and the question and to staff; a question that is deleted, or that the
 * viewer may not see, shows as deleted.
 * @throws {UserNotFound} 400
 */
export async function listPersonalAnswers(
  ctx: AppContext,
  query: OperationQuery<'listPersonalAnswers'>,
  reader: Reader,
): Promise<OperationData<'listPersonalAnswers'>> {
  const reading = await findPerson(ctx, query.username ?? '', reader.viewer)
  const order = query.order === 'newest' ? 'newest' : 'best'
  const { count, rows } = await pageOfAnswers(ctx.db, reading, order, readPaging(query, PERSONAL_PAGE))
  return { count, list: await personalAnswers(ctx, rows, reader) }
}
