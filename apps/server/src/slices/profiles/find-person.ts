import { isAuthor, isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { User } from '../users/index.ts'
import { findUser, findUserByUsername, UserNotFound } from '../users/index.ts'

/** A profile being read, and its viewer. */
export interface Reading {
  person: User
  viewer: Viewer | null
  /** True if posts under invisible questions are listed too: for people's own profiles, and always for staff. */
  everything: boolean
}

/**
 * Finds the person whose list is requested; the viewer if no name is given.
 * @throws {UserNotFound} 400, also for a deleted account
 */
export async function findPerson(ctx: AppContext, username: string, viewer: Viewer | null): Promise<Reading> {
  const person = await (username === '' && viewer ? findUser(ctx.db, viewer.id) : findUserByUsername(ctx.db, username))
  if (!person || person.status === 'deleted') throw new UserNotFound(400)
  return { person, viewer, everything: isAuthor(viewer, person.id) || isStaff(viewer) }
}
