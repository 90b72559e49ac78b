import type { Viewer } from '../viewer.ts'
import { hasPermission } from './permission.ts'
import type { Privileges } from './privileges.ts'

/** What kinds of suggested edits the viewer may review; empty for most people. */
export function reviewableKinds(viewer: Viewer, privileges: Privileges): ('question' | 'answer' | 'tag')[] {
  return (['question', 'answer', 'tag'] as const).filter((kind) => hasPermission(viewer, `${kind}.audit`, privileges))
}

/** Whether the review queue is for this viewer at all (`can_revision` of the wire). */
export function canReview(viewer: Viewer, privileges: Privileges): boolean {
  return reviewableKinds(viewer, privileges).length > 0
}
