import { isStaff } from '@quandary/guards'
import { useViewer, viewerFacts } from '../context/viewer.ts'
import { useNotificationStatus } from './notification-status.ts'

/** Returns true if the viewer reviews posts: staff, and members whose reputation allows it once that is loaded. */
export function useMayReview(): boolean {
  const status = useNotificationStatus()
  return isStaff(viewerFacts(useViewer())) || status?.can_revision === true
}
