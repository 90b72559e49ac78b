import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { findUsersByPrefix } from './store.ts'
import { userCard } from './user-cards.ts'

/** Number of suggestions. */
const LIMIT = 5

/** Finds users whose name begins with a text, for mentions and invitations. Leaves out the caller. */
export async function searchUsers(ctx: AppContext, text: string, viewerId: number): Promise<Schemas['UserCard'][]> {
  const prefix = text.trim()
  if (prefix === '') return []
  const [people, settings] = await Promise.all([
    findUsersByPrefix(ctx.db, prefix, viewerId, LIMIT),
    readSettings(ctx, 'site_users'),
  ])
  return people.map((user) => userCard(user, settings))
}
