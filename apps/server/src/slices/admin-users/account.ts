import type { Schemas } from '@quandary/api-client'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { NO_KEY } from '../../platform/ids/object-id.ts'
import type { User } from '../users/index.ts'
import { avatarUrl, findUser, statusOf, UserNotFound } from '../users/index.ts'
import type { Account } from './store.ts'
import { endOf } from './suspension-end.ts'

const ROLE_WORDS = { 1: 'user', 2: 'admin', 3: 'moderator' } as const

/** Decodes the id of an account for a use case; {@link NO_KEY} for anything else. */
export function accountKey(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : NO_KEY
}

/**
 * Finds an account, unless it is deleted.
 * @throws {UserNotFound} 400
 */
export async function findAccount(db: Db, userId: number): Promise<User> {
  const user = await findUser(db, userId)
  if (!user || user.status === 'deleted') throw new UserNotFound(400)
  return user
}

/** Lists the roles with their names in a language. */
export function listRoles(language: Language): Schemas['Role'][] {
  return ([1, 2, 3] as const).map((id) => {
    return { id, name: roleName(id, language), description: translate(language, `role.${ROLE_WORDS[id]}.description`) }
  })
}

function roleName(id: 1 | 2 | 3, language: Language): string {
  return translate(language, `role.${ROLE_WORDS[id]}.name`)
}

/** Encodes an account for administrators. */
export function adminUserItem(
  account: Account,
  language: Language,
  avatars: Parameters<typeof avatarUrl>[1],
): Schemas['AdminUserItem'] {
  const status = statusOf(account)
  return {
    user_id: String(account.id),
    created_at: toUnixSeconds(account.created_at),
    deleted_at: toUnixSeconds(status === 'deleted' ? account.deleted_at : null),
    suspended_at: toUnixSeconds(status === 'suspended' ? account.suspended_at : null),
    suspended_until: toUnixSeconds(status === 'suspended' ? endOf(account.suspended_until) : null),
    username: account.username,
    e_mail: account.e_mail,
    rank: account.rank,
    status,
    display_name: account.display_name,
    avatar: avatarUrl(account, avatars),
    role_id: account.role_id,
    role_name: roleName(account.role_id, language),
  }
}
