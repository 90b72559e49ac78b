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
/** Longest wait of a decision for another on the same flag, and the interval between two looks. */
const WAIT_MS = 2_000
const LOOK_MS = 50

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
  app: AppContext,
  { reportId, action }: { reportId: number; action: PostAction },
  viewer: Viewer,
): Promise<void> {
  const status = action.do === 'ignore' ? 'ignored' : 'completed'
  await settleReport(app, await findReport(app.db, reportId), viewer, {
    outcome: { status, outcomeType: OUTCOME_OF[action.do] },
    act: (found) => actOnPost(app, found, action, viewer),
  })
}

/**
 * Completes a flag in the back office: outcome 74 closes the question, 75 deletes the post, the others only end the
 * flag.
 * @throws {ReportNotFound} 404 @throws {ReportNotHandled} no such outcome for this kind of post
 * @throws {ReportClaimed} if the flag stays claimed by another decision
 */
export async function handleReport(
  app: AppContext,
  { reportId, outcomeType, note }: { reportId: number; outcomeType: number; note: string },
  by: Administrator,
): Promise<void> {
  const { viewer } = by
  const report = await findReport(app.db, reportId)
  if (!report) throw new ReportNotFound()
  if (!findReason({ object_type: report.object_type, action: 'review' }, outcomeType)) {
    throw new ReportNotHandled()
  }
  const looksOk = outcomeType === OUTCOMES.looksOk
  await settleReport(app, report, viewer, {
    outcome: { status: looksOk ? 'ignored' : 'completed', outcomeType, outcomeContent: note },
    act: async (found) => {
      if (outcomeType === OUTCOMES.needsDelete) await actOnPost(app, found, { do: 'delete' }, viewer)
      if (outcomeType === OUTCOMES.needsClose) await actOnPost(app, found, await closingOf(app, report, note), viewer)
    },
    log: (tx, { status }) => {
      const changes = changesBetween(
        { status: report.status, flagged_type: '', flagged_content: '' },
        { status, flagged_type: outcomeType, flagged_content: note },
      )
      return logAction(app, tx, by, { action: 'flag.handle', objectId: reportIds.write(reportId), changes })
    },
  })
}

/**
 * Closing a flagged question takes the flag's reason if it is also a closing reason. The others, such as spam, are named in
 * the note of "something else", because no closing reason says the same.
 */
async function closingOf(app: AppContext, report: Report, note: string): Promise<PostAction> {
  const closing = findReason({ object_type: 'question', action: 'close' }, report.reason_type)
  if (closing) return { do: 'close', reasonType: closing.type, message: report.content || note }
  return { do: 'close', reasonType: SOMETHING_ELSE, message: note.trim() || (await nameOfFlag(app, report)) }
}

/** The name of a flag's reason, in the site's language, because everybody reads the note. */
async function nameOfFlag(app: AppContext, report: Report): Promise<string> {
  const reason = findReason({ object_type: report.object_type, action: 'flag' }, report.reason_type)
  return reason ? reasonItem(reason, await siteLanguage(app)).name : String(report.reason_type)
}

async function settleReport(
  app: AppContext,
  report: Report | undefined,
  viewer: Viewer,
  decision: {
    outcome: Omit<Outcome, 'handlerId' | 'at'>
    act(found: ReportedPost): Promise<void>
    log?(tx: Tx, outcome: Outcome): Promise<void>
  },
): Promise<void> {
  if (!report || !(await claimPending(app, report.id))) return
  try {
    const found = await findPost(app.db, report.object_type, report.object_id)
    if (found && !isGone(found)) await decision.act(found)
  } catch (error) {
    await releaseReport(app.db, report.id)
    throw error
  }
  const outcome = { ...decision.outcome, handlerId: viewer.id, at: app.clock.now() }
  await app.db.transaction().execute(async (tx) => {
    await endAndEmit(app, tx, { id: report.id }, outcome)
    // Deleting the post has ended the flag already, without the note.
    if (outcome.outcomeContent) await noteReport(tx, report.id, outcome.outcomeContent)
    await decision.log?.(tx, outcome)
  })
}

/**
 * Claims a flag for a decision, after waiting for another decision on it: a caller may not be answered that the flag is
 * settled while it is not.
 * @returns false if the flag is already settled
 * @throws {ReportClaimed} if the other claim outlasts the wait, as that of a process that crashed does
 */
async function claimPending(app: AppContext, id: number): Promise<boolean> {
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_MS) {
    const now = app.clock.now()
    if (await claimReport(app.db, id, now, now + CLAIM_MS)) return true
    if ((await findReport(app.db, id))?.status !== 'pending') return false
    await setTimeout(LOOK_MS)
  }
  throw new ReportClaimed()
}
