import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { answerIds } from '../answers/index.ts'
import { questionIds } from '../questions/index.ts'
import { reportIds } from './report.ts'
import type { ReportedPost } from './reported-post.ts'
import { findPost } from './reported-post.ts'
import { placeOf } from './report-view.ts'
import { findReport } from './store.ts'

/**
 * Describes a post, or the one behind a flag, for the audit log; undefined if it no longer exists or its title was
 * erased.
 */
export async function loggedPost(
  ctx: AppContext,
  kind: 'question' | 'answer' | 'flag',
  id: string,
): Promise<Schemas['AuditLogPost'] | undefined> {
  const found = await findLogged(ctx, kind, id)
  if (!found || found.question.title === '') return undefined
  const { question_id, answer_id } = await placeOf(ctx, found)
  return { title: found.question.title, question_id, answer_id }
}

async function findLogged({ db }: AppContext, kind: string, id: string): Promise<ReportedPost | undefined> {
  if (kind === 'question') return findPost(db, 'question', questionIds.key(id))
  if (kind === 'answer') return findPost(db, 'answer', answerIds.key(id))
  const report = await findReport(db, reportIds.key(id))
  return report && findPost(db, report.object_type, report.object_id)
}
