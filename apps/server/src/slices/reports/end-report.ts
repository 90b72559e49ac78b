import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerDeleted } from '../answers/index.ts'
import { commentDeleted } from '../comments/index.ts'
import { questionDeleted } from '../questions/index.ts'
import { reportHandled } from './events.ts'
import type { ReportedType } from './report.ts'
import { OUTCOMES } from './report.ts'
import type { Outcome } from './store.ts'
import { endReports } from './store.ts'

/** Ends flags and emits an event for each. */
export async function endAndEmit(
  ctx: AppContext,
  tx: Tx,
  which: Parameters<typeof endReports>[1],
  outcome: Outcome,
): Promise<void> {
  for (const report of await endReports(tx, which, outcome)) {
    await ctx.bus.emit(tx, reportHandled, {
      reportId: report.id,
      reporterId: report.reporter_id,
      objectType: report.object_type,
      objectId: report.object_id,
      questionId: report.question_id,
      status: outcome.status,
      actorId: outcome.handlerId,
      at: outcome.at,
    })
  }
}

/** Completes all pending flags on a post when it is deleted, since nothing is left to decide. */
export function endWithPosts(ctx: AppContext): void {
  const end = (tx: Tx, objectType: ReportedType, objectId: number, { actorId, at }: { actorId: number; at: number }) =>
    endAndEmit(
      ctx,
      tx,
      { objectType, objectId },
      { status: 'completed', handlerId: actorId, outcomeType: OUTCOMES.needsDelete, at },
    )
  ctx.bus.on(questionDeleted, (tx, event) => end(tx, 'question', event.questionId, event))
  ctx.bus.on(answerDeleted, (tx, event) => end(tx, 'answer', event.answerId, event))
  ctx.bus.on(commentDeleted, (tx, event) => end(tx, 'comment', event.commentId, event))
}
