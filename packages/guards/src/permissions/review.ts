import type { Viewer } from '../viewer.ts'
import { hasPermission } from './permission.ts'
import type { Privileges } from './privileges.ts'

/** Returns the kinds of suggested edits the viewer may review; empty for most members. */
export function reviewableKinds(viewer: Viewer, privileges: Privileges): ('question' | 'answer' | 'tag')[] {
  return (['question', 'answer', 'tag'] as const).filter((kind) => hasPermission(viewer, `${kind}.audit`, privileges))
}

/** True if the viewer may open the review queue (`can_revision` in the API). */
export function canReview(viewer: Viewer, privileges: Privileges): boolean {
  return reviewableKinds(viewer, privileges).length > 0
}
