import type { Schemas } from '@quandary/api-client'
import type { Generated, Selectable } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'

export interface UsersTable {
  id: Generated<number>
  /** Lower-case; unique. */
  username: string
  display_name: string
  e_mail: string
  /** Null for a deleted account and for one without an address. */
  e_mail_key: string | null
  password_hash: string | null
  status: 'normal' | 'suspended' | 'deleted'
  mail_status: 1 | 2
  role_id: Generated<1 | 2 | 3>
  rank: Generated<number>
  avatar_type: Generated<string>
  avatar_custom: Generated<string>
  bio: Generated<string>
  bio_html: Generated<string>
  website: Generated<string>
  location: Generated<string>
  language: Generated<string>
  color_scheme: Generated<string>
  question_count: Generated<number>
  answer_count: Generated<number>
  follow_count: Generated<number>
  created_at: number
  last_login_at: number | null
  suspended_until: number | null
  /** Since when the account is suspended or deleted; null for other accounts, and where the time is not known. */
  state_at: number | null
  /** Plain text; '' for none. */
  suspension_reason: Generated<string>
}

export type User = Selectable<UsersTable>
/** The account states of the API; `inactive` is a normal account whose e-mail address is not verified. */
export type UserStatus = Schemas['UserCard']['status']

/** The site's default avatar, for users without a choice. */
export interface AvatarSettings {
  default_avatar: string
  gravatar_base_url: string
}

export function statusOf(user: Pick<User, 'status' | 'mail_status'>): UserStatus {
  if (user.status !== 'normal') return user.status
  return user.mail_status === 1 ? 'normal' : 'inactive'
}

/** Returns the facts about a user that policies and permissions use. */
export function viewerOf(user: User): Viewer {
  return {
    id: user.id,
    username: user.username,
    roleId: user.role_id,
    status: statusOf(user),
    mailStatus: user.mail_status,
    rank: user.rank,
    language: user.language,
  }
}
