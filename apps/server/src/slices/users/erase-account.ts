import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Tx } from '../../platform/db/database.ts'
import { avatarReplaced } from './events.ts'
import { findUserByUsername, insertErasedName, isErasedName, updateUser } from './store.ts'
import type { User } from './user.ts'

/**
 * Erases what a person said about themselves from their account. The row stays under a neutral name, because posts,
 * votes and decisions refer to it. A hash of the username is stored, so that requests for the profile's URLs can be
 * answered with 410 Gone.
 * @param by the administrator or the person themselves, and the time of the deletion
 */
export async function eraseAccount(
  ctx: AppContext,
  tx: Tx,
  user: User,
  by: { actorId: number; at: number },
): Promise<void> {
  await insertErasedName(tx, hashOf(user.username))
  await updateUser(tx, user.id, {
    status: 'deleted',
    username: neutralUsername(user.id),
    display_name: `user${user.id}`,
    e_mail: '',
    e_mail_key: null,
    password_hash: null,
    avatar_type: '',
    avatar_custom: '',
    bio: '',
    bio_html: '',
    website: '',
    location: '',
    language: 'Default',
    color_scheme: 'default',
    suspended_until: null,
    suspension_reason: '',
    state_at: by.at,
  })
  if (user.avatar_custom !== '') {
    await ctx.bus.emit(tx, avatarReplaced, { userId: user.id, before: user.avatar_custom, ...by })
  }
}

/**
 * Returns true for an account that was erased. Earlier versions of the server deleted accounts without erasing them.
 */
export function isErased(user: User): boolean {
  return user.status === 'deleted' && user.username === neutralUsername(user.id)
}

/** No name that somebody can choose contains a tilde, so this one is free. */
function neutralUsername(userId: number): string {
  return `deleted~${userId}`
}

/** Returns true if the profile of this name is gone: its account was deleted, and nobody else has the name. */
export async function isErasedUsername(ctx: AppContext, username: string): Promise<boolean> {
  const user = await findUserByUsername(ctx.db, username)
  return user ? user.status === 'deleted' : isErasedName(ctx.db, hashOf(username))
}

function hashOf(username: string): string {
  return hashSecret(username.toLowerCase())
}
