import { assertCanReport } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { findReason } from '../reasons/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { ReasonRefused, ReportedPostNotFound } from './errors.ts'
import { findReportedPost, isPostUnavailable } from './reported-post.ts'
import { putReport } from './store.ts'

/**
 * Flags a post. Flagging it again while the first flag is pending replaces that flag's reason and text.
 * @throws {ReportedPostNotFound} 400, also for posts this viewer may not see
 * @throws {PermissionDenied} without `report.add` @throws {ActionRefused} the post is deleted or pending
 * @throws {ReasonRefused} no reason for this kind of post, or without the text that the reason requires
 */
export async function createReport(
  ctx: AppContext,
  given: { on: DecodedId; reasonType: number; text: string },
  viewer: Viewer,
): Promise<void> {
  const found = await findReportedPost(ctx.db, given.on, viewer)
  if (!found) throw new ReportedPostNotFound()
  // Only the post's own state counts: people who still see a post under a deleted one are offered the flag button, so
  // flagging has to work.
  assertCanReport(viewer, { deleted: isPostUnavailable(found) }, await readPrivileges(ctx))
  const reason = findReason({ object_type: found.type, action: 'flag' }, given.reasonType)
  if (!reason) throw new ReasonRefused('report_type', 'validation.reason_required')
  const content = reason.contentType === '' ? '' : given.text.trim()
  if (reason.contentType !== '' && content === '') throw new ReasonRefused('content', 'validation.remark_required')
  if (reason.key === 'a_duplicate' && !/^(https?:\/\/|\/)\S+$/i.test(content)) {
    throw new ReasonRefused('content', 'validation.url')
  }
  const about = {
    object_type: found.type,
    object_id: found.id,
    question_id: found.question.id,
    author_id: found.post.user_id,
    reporter_id: viewer.id,
  }
  await putReport(ctx.db, { ...about, reason_type: reason.type, content }, ctx.clock.now())
}
