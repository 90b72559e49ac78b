import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import { findReason, reasonItem } from '../reasons/index.ts'
import { siteLanguage } from '../site-settings/index.ts'
import type { PostAction } from './act-on-post.ts'
import { actOnPost } from './act-on-post.ts'
import { endAndEmit } from './end-report.ts'
import { ReportClaimed, ReportNotFound, ReportNotHandled } from './errors.ts'
import { OUTCOMES, reportIds } from './report.ts'
import type { ReportedPost } from './reported-post.ts'
import { findPost, isGone } from './reported-post.ts'
import type { Outcome, Report } from './store.ts'
import { claimReport, findReport, noteReport, releaseReport } from './store.ts'

/** Lifetime of a claim on a flag; afterwards somebody else may decide on it. */
const CLAIM_MS = 60_000
/** Maximum time that a decision waits for another one on the same flag, and the interval of its checks. */
const WAIT_MS = 2_000
const POLL_MS = 50

/** The closing reason that is explained by its note (docs/spec/contract.md#reasons). */
const SOMETHING_ELSE = 59

const OUTCOME_OF = {
  edit: OUTCOMES.needsEdit,
  close: OUTCOMES.needsClose,
  unlist: OUTCOMES.needsClose,
  delete: OUTCOMES.needsDelete,
  ignore: OUTCOMES.looksOk,
} as const

/**
 * Decides on a flag from the review queue: applies the chosen operation to the post and ends the flag. Does nothing if
 * the flag does not exist or was already decided on.
 * @throws {ReportNotHandled} if the operation does not exist for this kind of post; also whatever the operation itself
 * throws
 * @throws {ReportClaimed} if the flag stays claimed by another decision
 */
export async function reviewReport(
  ctx: AppContext,
  { reportId, action }: { reportId: number; action: PostAction },
  viewer: Viewer,
): Promise<void> {
  const status = action.do === 'ignore' ? 'ignored' : 'completed'
  await settleReport(ctx, await findReport(ctx.db, reportId), viewer, {
    outcome: { status, outcomeType: OUTCOME_OF[action.do] },
    act: (found) => actOnPost(ctx, found, action, viewer),
  })
}

/**
 * Completes a flag in the back office: outcome 74 closes the question, 75 deletes the post, the others only end the
 * flag.
 * @throws {ReportNotFound} 404 @throws {ReportNotHandled} no such outcome for this kind of post
 * @throws {ReportClaimed} if the flag stays claimed by another decision
 */
export async function handleReport(
  ctx: AppContext,
  { reportId, outcomeType, note }: { reportId: number; outcomeType: number; note: string },
  by: Administrator,
): Promise<void> {
  const { viewer } = by
  const report = await findReport(ctx.db, reportId)
  if (!report) throw new ReportNotFound()
  if (!findReason({ object_type: report.object_type, action: 'review' }, outcomeType)) {
    throw new ReportNotHandled()
  }
  const looksOk = outcomeType === OUTCOMES.looksOk
  await settleReport(ctx, report, viewer, {
    outcome: { status: looksOk ? 'ignored' : 'completed', outcomeType, outcomeContent: note },
    act: async (found) => {
      if (outcomeType === OUTCOMES.needsDelete) await actOnPost(ctx, found, { do: 'delete' }, viewer)
      if (outcomeType === OUTCOMES.needsClose) await actOnPost(ctx, found, await closingOf(ctx, report, note), viewer)
    },
    log: (tx, { status }) => {
      const changes = changesBetween(
        { status: report.status, flagged_type: '', flagged_content: '' },
        { status, flagged_type: outcomeType, flagged_content: note },
      )
      return logAction(ctx, tx, by, { action: 'flag.handle', objectId: reportIds.write(reportId), changes })
    },
  })
}

/**
 * Returns the reason and note for closing a flagged question. The flag's reason is used if it is also a closing reason.
 * Otherwise, for instance for spam, the question is closed for "something else", with the reviewer's note or else the
 * name of the flag's reason as its note.
 */
async function closingOf(ctx: AppContext, report: Report, note: string): Promise<PostAction> {
  const closing = findReason({ object_type: 'question', action: 'close' }, report.reason_type)
  if (closing) return { do: 'close', reasonType: closing.type, message: report.content || note }
  return { do: 'close', reasonType: SOMETHING_ELSE, message: note.trim() || (await nameOfFlag(ctx, report)) }
}

/** Returns the name of a flag's reason, in the site's language, because everybody reads the note. */
async function nameOfFlag(ctx: AppContext, report: Report): Promise<string> {
  const reason = findReason({ object_type: report.object_type, action: 'flag' }, report.reason_type)
  return reason ? reasonItem(reason, await siteLanguage(ctx)).name : String(report.reason_type)
}

async function settleReport(
  ctx: AppContext,
  report: Report | undefined,
  viewer: Viewer,
  decision: {
    outcome: Omit<Outcome, 'handlerId' | 'at'>
    act(found: ReportedPost): Promise<void>
    log?(tx: Tx, outcome: Outcome): Promise<void>
  },
): Promise<void> {
  if (!report || !(await claimPending(ctx, report.id))) return
  try {
    const found = await findPost(ctx.db, report.object_type, report.object_id)
    if (found && !isGone(found)) await decision.act(found)
  } catch (error) {
    await releaseReport(ctx.db, report.id)
    throw error
  }
  const outcome = { ...decision.outcome, handlerId: viewer.id, at: ctx.clock.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await endAndEmit(ctx, tx, { id: report.id }, outcome)
    // Deleting the post has ended the flag already, without the note.
    if (outcome.outcomeContent) await noteReport(tx, report.id, outcome.outcomeContent)
    await decision.log?.(tx, outcome)
  })
}

/**
 * Claims a flag for a decision. Waits while another caller decides on it: that decision may still fail, so the flag
 * must not be reported as settled yet.
 * @returns false if the flag is already settled
 * @throws {ReportClaimed} if the other claim outlasts the wait, for instance that of a crashed process
 */
async function claimPending(ctx: AppContext, id: number): Promise<boolean> {
  for (let waited = 0; waited <= WAIT_MS; waited += POLL_MS) {
    const now = ctx.clock.now()
    if (await claimReport(ctx.db, id, now, now + CLAIM_MS)) return true
    if ((await findReport(ctx.db, id))?.status !== 'pending') return false
    await setTimeout(POLL_MS)
  }
  throw new ReportClaimed()
}
