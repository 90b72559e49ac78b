import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { countListed, listQuestionIds, listScope } from '../questions/index.ts'
import { pageOfAnswers } from './activity-store.ts'
import { findPerson } from './find-person.ts'
import type { Reader } from './personal-items.ts'
import { personalAnswers, personalQuestions } from './personal-items.ts'

/** Rows of a page of a profile when none are asked for. */
export const PERSONAL_PAGE = { size: 30 }

/**
 * One page of a person's questions, hidden ones only for that person and staff.
 * @throws {UserNotFound} 400
 */
export async function listPersonalQuestions(
  app: AppContext,
  query: OperationQuery<'listPersonalQuestions'>,
  reader: Reader,
): Promise<OperationData<'listPersonalQuestions'>> {
  const { person } = await findPerson(app, query.username ?? '', reader.viewer)
  const scope = listScope(reader.viewer, person.id)
  const selection = { scope, order: query.order ?? 'newest', authorId: person.id }
  const count = await countListed(app.db, selection)
  const ids = await listQuestionIds(app.db, selection, readPaging(query, PERSONAL_PAGE))
  return { count, list: await personalQuestions(app, ids, reader) }
}

/**
 * One page of a person's answers, newest or best first. Those under a question that is deleted or hidden are for who
 * wrote the answer or asked, and for staff; the question is then called deleted.
 * @throws {UserNotFound} 400
 */
export async function listPersonalAnswers(
  app: AppContext,
  query: OperationQuery<'listPersonalAnswers'>,
  reader: Reader,
): Promise<OperationData<'listPersonalAnswers'>> {
  const reading = await findPerson(app, query.username ?? '', reader.viewer)
  const order = query.order === 'newest' ? 'newest' : 'best'
  const { count, rows } = await pageOfAnswers(app.db, reading, order, readPaging(query, PERSONAL_PAGE))
  return { count, list: await personalAnswers(app, rows, reader) }
}
