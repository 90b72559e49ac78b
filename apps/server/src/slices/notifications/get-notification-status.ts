import type { Schemas } from '@quandary/api-client'
import { canReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { hasUnseen } from './store.ts'

/** What waits for a person. Edits are shown at once today, so none waits for review. */
export async function getNotificationStatus(app: AppContext, viewer: Viewer): Promise<Schemas['RedDot']> {
  const [inbox, achievement, privileges] = await Promise.all([
    hasUnseen(app.db, viewer.id, 'inbox'),
    hasUnseen(app.db, viewer.id, 'achievement'),
    readPrivileges(app),
  ])
  return {
    inbox: Number(inbox),
    achievement: Number(achievement),
    revision: 0,
    can_revision: canReview(viewer, privileges),
  }
}
