import type { Schemas } from '@quandary/api-client'
import { escapeHtml } from '@quandary/markdown/escape'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { readSettings } from '../site-settings/index.ts'
import { avatarUrl } from './avatar.ts'
import { UserNotFound } from './errors.ts'
import { findUserByUsername } from './store.ts'
import { suspensionNote } from './suspension-note.ts'
import type { User, UserStatus } from './user.ts'
import { statusOf } from './user.ts'

/**
 * Returns the public profile of a user.
 * @throws {UserNotFound} 404, also for a deleted account
 */
export async function getPersonalUser(
  ctx: AppContext,
  username: string,
  language: Language,
): Promise<Schemas['UserProfile']> {
  const user = await findUserByUsername(ctx.db, username)
  if (!user || user.status === 'deleted') throw new UserNotFound()
  const status = statusOf(user)
  const message = statusMessage(user, status, language)
  return {
    id: String(user.id),
    created_at: toUnixSeconds(user.created_at),
    last_login_date: toUnixSeconds(user.last_login_at),
    username: user.username,
    follow_count: user.follow_count,
    answer_count: user.answer_count,
    question_count: user.question_count,
    rank: user.rank,
    display_name: user.display_name,
    avatar: avatarUrl(user, await readSettings(ctx, 'site_users')),
    mobile: '',
    bio: user.bio,
    bio_html: user.bio_html,
    website: user.website,
    location: user.location,
    status,
    ...(message === undefined ? {} : { status_msg: message }),
  }
}

function statusMessage(user: User, status: UserStatus, language: Language): string | undefined {
  if (status === 'normal') return undefined
  if (status !== 'suspended') return translate(language, 'user_status.inactive')
  return suspensionNote({ ...user, suspension_reason: escapeHtml(user.suspension_reason) }, 'user_status', language)
}
