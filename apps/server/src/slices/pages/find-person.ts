import { isAuthor, isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { User } from '../users/index.ts'
import { findUser, findUserByUsername, UserNotFound } from '../users/index.ts'

/** Whose profile is read, and by whom. */
export interface Reading {
  person: User
  viewer: Viewer | null
  /** Whether what stands under posts this viewer may not know of is listed too: one's own, and to staff everybody's. */
  everything: boolean
}

/**
 * The person whose list is asked for: the viewer when no name is given.
 * @throws {UserNotFound} 400
 */
export async function findPerson(app: AppContext, username: string, viewer: Viewer | null): Promise<Reading> {
  const person = await (username === '' && viewer ? findUser(app.db, viewer.id) : findUserByUsername(app.db, username))
  if (!person) throw new UserNotFound(400)
  return { person, viewer, everything: isAuthor(viewer, person.id) || isStaff(viewer) }
}
