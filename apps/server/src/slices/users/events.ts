import { defineEvent } from '../../platform/events/bus.ts'

/**
 * A user's uploaded avatar was replaced, or erased with the account; `before` is the URL of the previous one, '' for
 * none.
 */
export const avatarReplaced = defineEvent<{ userId: number; before: string; actorId: number; at: number }>(
  'user.avatar_replaced',
)

/** An account was deleted. Its row stays, and so do its posts unless they were removed too. */
export const userDeleted = defineEvent<{ userId: number; actorId: number; at: number }>('user.deleted')

/**
 * Everything that a deleted account wrote has been deleted and is now erased: each slice erases its texts. May be
 * emitted again for the same account.
 */
export const contentErased = defineEvent<{ userId: number; actorId: number; at: number }>('user.content_erased')
