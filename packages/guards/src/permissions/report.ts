import type { Viewer } from '../viewer.ts'
import type { Privileges } from './privileges.ts'
import { needs, rule } from './refusal.ts'

const report = rule((viewer: Viewer, target: { deleted: boolean }, privileges: Privileges) =>
  target.deleted ? 'error.object.not_found' : needs(viewer, 'report.add', privileges),
)

/** Whether the viewer may flag a question, answer or comment: `report.add`, and it is not deleted. */
export const canReport = report.can
/** Demands {@link canReport}. */
export const assertCanReport = report.assertCan
