import type { Db } from '../../platform/db/database.ts'
import { skeletonOf } from './look-alike.ts'
import { listStaffNames } from './store.ts'

/**
 * True if a name looks like the display name of a moderator or administrator.
 * @param exceptId the person who wants the name
 */
export async function looksLikeStaff(db: Db, name: string, exceptId?: number): Promise<boolean> {
  const outline = skeletonOf(name)
  const staff = await listStaffNames(db)
  return staff.some(({ id, display_name }) => id !== exceptId && skeletonOf(display_name) === outline)
}
