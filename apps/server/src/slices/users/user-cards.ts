import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { readSettings } from '../site-settings/index.ts'
import { avatarUrl } from './avatar.ts'
import { findUsers } from './store.ts'
import type { AvatarSettings, User } from './user.ts'
import { statusOf, viewerOf } from './user.ts'

/** The fields of a user that are needed to name the user in a row of a list. */
export type NamedUser = Pick<User, 'id' | 'username' | 'display_name' | 'rank' | 'status' | 'mail_status'>

/** Returns the fields by which a row of a list names a user. */
export function namedUser(user: NamedUser) {
  return {
    id: String(user.id),
    username: user.status === 'deleted' ? '' : user.username,
    rank: user.rank,
    display_name: user.display_name,
    status: statusOf(user),
  }
}

/** Returns the card of a user that is shown below a post. */
export function userCard(user: User, settings: AvatarSettings): Schemas['UserCard'] {
  const deleted = user.status === 'deleted'
  return {
    ...namedUser(user),
    avatar: avatarUrl(user, settings),
    website: deleted ? '' : user.website,
    location: deleted ? '' : user.location,
    language: user.language,
    ...staffRole(user),
  }
}

/** Returns the role that is shown beside the name of staff; none for suspended, deleted and inactive staff. */
function staffRole(user: User): { role_id?: 2 | 3 } {
  const { roleId, status } = viewerOf(user)
  return (roleId === 2 || roleId === 3) && status === 'normal' ? { role_id: roleId } : {}
}

/**
 * The cards of users that were loaded together. Requesting the card of a user who is not among them is a programming
 * error.
 */
export class UserCards {
  #cards: Map<number, Schemas['UserCard']>
  constructor(cards: Map<number, Schemas['UserCard']>) {
    this.#cards = cards
  }

  get(id: number): Schemas['UserCard'] {
    const card = this.#cards.get(id)
    if (!card) throw new Error(`The card of user ${id} was not loaded`)
    return card
  }
}

/** Loads the cards of the given users together instead of one by one, in batches (`inBatches`), skipping nulls. */
export async function loadUserCards(ctx: AppContext, db: Db, ids: Iterable<number | null>): Promise<UserCards> {
  const wanted = new Set<number>()
  for (const id of ids) if (id !== null) wanted.add(id)
  const [users, settings] = await Promise.all([findUsers(db, [...wanted]), readSettings(ctx, 'site_users')])
  return new UserCards(new Map(users.map((user) => [user.id, userCard(user, settings)])))
}
