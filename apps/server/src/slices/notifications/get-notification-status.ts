import type { Schemas } from '@quandary/api-client'
import { canReview, isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countReviews } from '../approvals/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { countUnseen } from './store.ts'

type Status = Schemas['RedDot']

/** Returns the counts behind a person's badges: unseen notifications and pending reviews. */
export async function getNotificationStatus(ctx: AppContext, viewer: Viewer): Promise<Status> {
  const status = (await loadNotificationStatuses(ctx, [viewer])).get(viewer.id)
  if (!status) throw new Error('There is no status for the person who was asked about')
  return status
}

/** Returns the status of each person by id. Counts the unseen notifications of many people per statement. */
export async function loadNotificationStatuses(
  ctx: AppContext,
  viewers: readonly Viewer[],
): Promise<Map<number, Status>> {
  const privileges = await readPrivileges(ctx)
  const idsOf = (staff: boolean) => viewers.filter((viewer) => isStaff(viewer) === staff).map((viewer) => viewer.id)
  const unseen = new Map([
    ...(await countUnseen(ctx.db, idsOf(false), false)),
    ...(await countUnseen(ctx.db, idsOf(true), true)),
  ])
  const statuses = new Map<number, Status>()
  for (const viewer of viewers) {
    const can_revision = canReview(viewer, privileges)
    const { inbox, achievement } = unseen.get(viewer.id) ?? { inbox: 0, achievement: 0 }
    const revision = can_revision ? await countReviews(ctx, viewer) : 0
    statuses.set(viewer.id, { inbox, achievement, revision, can_revision })
  }
  return statuses
}
