import type { Viewer } from '../viewer.ts'
import type { Privileges } from './privileges.ts'
import { needs, rule } from './refusal.ts'

const report = rule((viewer: Viewer, target: { deleted: boolean }, privileges: Privileges) =>
  target.deleted ? 'error.object.not_found' : needs(viewer, 'report.add', privileges),
)

/**
 * True if the viewer may flag a question, answer or comment: this requires `report.add`, and the object must not be
 * deleted.
 */
export const canReport = report.can
/** Throws unless {@link canReport} is true. */
export const assertCanReport = report.assertCan
