import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerDeleted } from '../answers/index.ts'
import { questionDeleted } from '../questions/index.ts'
import type { RevisedType } from '../revisions/index.ts'
import { rejectWaitingRevision } from '../revisions/index.ts'
import { tagDeleted } from '../tags/index.ts'

/** Rejects the waiting suggestion for an object when the object is deleted. */
export function dropSuggestions(ctx: AppContext): void {
  const drop = (tx: Tx, type: RevisedType, id: number, { actorId, at }: { actorId: number; at: number }) =>
    rejectWaitingRevision(tx, type, id, { reviewerId: actorId, at })
  ctx.bus.on(questionDeleted, (tx, event) => drop(tx, 'question', event.questionId, event))
  ctx.bus.on(answerDeleted, (tx, event) => drop(tx, 'answer', event.answerId, event))
  ctx.bus.on(tagDeleted, (tx, event) => drop(tx, 'tag', event.tagId, event))
}
