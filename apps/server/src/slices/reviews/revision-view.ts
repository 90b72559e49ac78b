import type { Schemas } from '@quandary/api-client'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { AppContext } from '../../context.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import { revisionStatusNumber } from '../../platform/ids/status-numbers.ts'
import { findAnswers } from '../answers/index.ts'
import { answerIds, questionIds as idsOfQuestions } from '../questions/index.ts'
import type { Revision } from '../revisions/index.ts'
import { badgeOfTag } from '../revisions/index.ts'
import { loadUserCards } from '../users/index.ts'

/** Encodes versions for the API, in the given order. */
export async function viewRevisions(ctx: AppContext, revisions: readonly Revision[]): Promise<Schemas['Revision'][]> {
  const [cards, writeId, answers] = await Promise.all([
    loadUserCards(
      ctx,
      ctx.db,
      revisions.map((revision) => revision.user_id),
    ),
    objectIdWriter(ctx),
    findAnswers(
      ctx.db,
      revisions.filter((revision) => revision.object_type === 'answer').map((revision) => revision.object_id),
    ),
  ])
  const questionIds = new Map(answers.map((answer) => [answer.id, writeId('question', answer.question_id)]))
  return revisions.map((revision) => ({
    id: String(revision.id),
    use_id: String(revision.user_id),
    object_id: writeId(revision.object_type, revision.object_id),
    title: revision.title,
    content: contentOf(revision, questionIds),
    status: revisionStatusNumber(revision.status),
    create_at: toUnixSeconds(revision.created_at),
    user_info: cards.get(revision.user_id),
    reason: revision.summary,
  }))
}

/**
 * Returns the content of a version under the API's field names for its kind (`docs/spec/contract.md#revision-content`).
 */
function contentOf(revision: Revision, questionIds: ReadonlyMap<number, string>): Schemas['Revision']['content'] {
  switch (revision.object_type) {
    case 'question':
      return { ...revision.content, tags: revision.content.tags.map(badgeOfTag) }
    case 'answer':
      return { ...revision.content, question_id: questionIds.get(revision.object_id) ?? '' }
    case 'tag': {
      const { content: original_text, html: parsed_text, ...names } = revision.content
      return { ...names, original_text, parsed_text }
    }
  }
}

/** Returns a function that writes public ids of questions, answers and tags in the form this site's permalinks use. */
export async function objectIdWriter(ctx: AppContext): Promise<(type: ObjectKind, id: number) => string> {
  const [question, answer] = await Promise.all([idsOfQuestions.writer(ctx), answerIds.writer(ctx)])
  return (type, id) =>
    type === 'question' ? question(id) : type === 'answer' ? answer(id) : encodeObjectId({ type, id })
}
