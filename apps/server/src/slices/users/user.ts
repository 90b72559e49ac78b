import type { Schemas } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import { isLanguage } from '@quandary/i18n'
import type { Selectable } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { UsersTable } from './store.ts'

/** A person's row. */
export type User = Selectable<UsersTable>
/** The state words of the wire: inactive is a normal account whose e-mail is not verified. */
export type UserStatus = Schemas['UserCard']['status']

/** The picture setting of the site that a person's own choice falls back to. */
export interface AvatarSettings {
  default_avatar: string
  gravatar_base_url: string
}

/** State as the wire words it. */
export function statusOf(user: User): UserStatus {
  if (user.status !== 'normal') return user.status
  return user.mail_status === 1 ? 'normal' : 'inactive'
}

/** The person as policies and permissions see them. */
export function viewerOf(user: User): Viewer {
  return {
    id: user.id,
    username: user.username,
    roleId: user.role_id,
    status: statusOf(user),
    mailStatus: user.mail_status,
    rank: user.rank,
    language: chosenLanguage(user),
  }
}

/** The language a person chose, undefined for the site's. */
export function chosenLanguage(user: Pick<User, 'language'>): Language | undefined {
  return isLanguage(user.language) ? user.language : undefined
}
