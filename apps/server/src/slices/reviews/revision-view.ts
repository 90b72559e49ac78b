import type { Schemas } from '@quandary/api-client'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { AppContext } from '../../context.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import type { Revision } from '../revisions/index.ts'
import { revisionStatusNumber } from '../revisions/index.ts'
import { loadUserCards } from '../users/index.ts'

/** Versions as the wire has them, in the order given. */
export async function viewRevisions(app: AppContext, revisions: readonly Revision[]): Promise<Schemas['Revision'][]> {
  const [cards, writeId] = await Promise.all([
    loadUserCards(
      app,
      app.db,
      revisions.map((revision) => revision.user_id),
    ),
    objectIdWriter(app),
  ])
  return revisions.map((revision) => ({
    id: String(revision.id),
    use_id: String(revision.user_id),
    object_id: writeId(revision.object_type, revision.object_id),
    title: revision.title,
    content: { ...revision.content },
    status: revisionStatusNumber(revision),
    create_at: toUnixSeconds(revision.created_at),
    user_info: cards.get(revision.user_id),
    reason: revision.summary,
  }))
}

/** Writes public ids of questions, answers and tags in the form of this site's addresses. */
export async function objectIdWriter(app: AppContext): Promise<(type: number, id: number) => string> {
  const [question, answer] = await Promise.all([questionIds.writer(app), answerIds.writer(app)])
  return (type, id) => (type === 1 ? question(id) : type === 2 ? answer(id) : encodeObjectId({ type, id }))
}
