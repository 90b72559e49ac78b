import type { OperationQuery, Schemas } from '@quandary/api-client'
import { assertCanSeeVotes, deriveLoginState } from '@quandary/guards'
import { escapeHtml } from '@quandary/markdown/escape'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readObjectId } from '../../platform/ids/object-id.ts'
import { objectIdWriter } from '../reviews/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { loadUserCards } from '../users/index.ts'
import { TimelineObjectNotFound } from './errors.ts'
import { gatherTimelineItems } from './gather-timeline-items.ts'
import { findTimelineSubject } from './timeline-object.ts'
import type { TimelineItem } from './timeline-event.ts'

/**
 * Returns the events of a question, an answer or a tag, newest first. Only administrators see who downvoted
 * (docs/spec/domain.md#timeline).
 * @throws {PermissionDenied} `show_vote` without `vote.detail`
 * @throws {TimelineObjectNotFound} 404, also for objects this viewer may not see
 */
export async function getTimeline(
  ctx: AppContext,
  query: OperationQuery<'getTimeline'>,
  viewer: Viewer,
): Promise<Schemas['Timeline']> {
  const subject = await findTimelineSubject(ctx, readObjectId(query.object_id ?? ''), viewer)
  if (!subject) throw new TimelineObjectNotFound()
  const votes = query.show_vote ?? false
  if (votes) assertCanSeeVotes(viewer, await readPrivileges(ctx))
  const entries = await gatherTimelineItems(ctx.db, subject.object, viewer, { votes })
  return { object_info: subject.head, timeline: await viewEntries(ctx, entries, viewer) }
}

async function viewEntries(
  ctx: AppContext,
  entries: readonly TimelineItem[],
  viewer: Viewer,
): Promise<Schemas['TimelineEntry'][]> {
  const [cards, writeId] = await Promise.all([
    loadUserCards(
      ctx,
      ctx.db,
      entries.map((one) => one.actorId),
    ),
    objectIdWriter(ctx),
  ])
  const { admin } = deriveLoginState(viewer)
  return entries.map((one) => {
    const named = one.actorId !== null && (one.word !== 'downvote' || admin)
    return {
      activity_id: one.key,
      revision_id: String(one.revisionId ?? 0),
      created_at: toUnixSeconds(one.at),
      activity_type: one.word,
      comment: one.html ?? escapeHtml(one.note ?? ''),
      object_id: writeId(one.objectType, one.objectId),
      object_type: one.objectType,
      cancelled: (one.cancelledAt ?? null) !== null,
      cancelled_at: toUnixSeconds(one.cancelledAt ?? null),
      ...(named && one.actorId !== null && { user_info: cards.get(one.actorId) }),
    }
  })
}
