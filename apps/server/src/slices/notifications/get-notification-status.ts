import type { Schemas } from '@quandary/api-client'
import { canReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countSuggestedEdits } from '../reviews/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { hasUnseen } from './store.ts'

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
    revision: await countSuggestedEdits(app, viewer),
    can_revision: canReview(viewer, privileges),
  }
}
