import { createHash } from 'node:crypto'
import type { Schemas } from '@quandary/api-client'
import type { AvatarSettings, User } from './user.ts'

type AvatarOwner = Pick<User, 'status' | 'avatar_type' | 'avatar_custom' | 'e_mail'>

/** Returns the user's avatar setting, with the picture URL of each possible choice. */
export function avatarChoice(user: AvatarOwner, settings: AvatarSettings): Schemas['AvatarChoice'] {
  if (user.status === 'deleted') return { type: 'system', gravatar: '', custom: '' }
  const usesGravatar =
    user.avatar_type === 'gravatar' || (user.avatar_type === '' && settings.default_avatar === 'gravatar')
  const type = usesGravatar ? 'gravatar' : user.avatar_type === 'custom' ? 'custom' : ''
  return { type, gravatar: gravatarUrl(user.e_mail, settings), custom: user.avatar_custom }
}

/** Returns the URL of the avatar that is shown; '' when initials are drawn instead. */
export function avatarUrl(user: AvatarOwner, settings: AvatarSettings): string {
  const choice = avatarChoice(user, settings)
  if (choice.type === 'gravatar') return choice.gravatar
  return choice.type === 'custom' ? choice.custom : ''
}

/** Gravatar's current format: the SHA-256 of the trimmed, lower-case address. */
function gravatarUrl(eMail: string, settings: AvatarSettings): string {
  return settings.gravatar_base_url + createHash('sha256').update(eMail.trim().toLowerCase()).digest('hex')
}
