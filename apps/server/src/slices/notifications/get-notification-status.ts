import type { Schemas } from '@quandary/api-client'
import { canReview, reviewableKinds } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { RevisedType } from '../revisions/index.ts'
import { countWaitingRevisions } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { hasUnseen } from './store.ts'

const TYPES = { question: 1, answer: 2, tag: 3 } as const satisfies Record<string, RevisedType>

/** What waits for a person. */
export async function getNotificationStatus(app: AppContext, viewer: Viewer): Promise<Schemas['RedDot']> {
  const [inbox, achievement, privileges] = await Promise.all([
    hasUnseen(app.db, viewer, 'inbox'),
    hasUnseen(app.db, viewer, 'achievement'),
    readPrivileges(app),
  ])
  return {
    inbox: Number(inbox),
    achievement: Number(achievement),
    revision: await countWaitingRevisions(
      app.db,
      reviewableKinds(viewer, privileges).map((kind) => TYPES[kind]),
    ),
    can_revision: canReview(viewer, privileges),
  }
}
