import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody chose another picture of their own; `before` is the address of the one they had, '' for none. */
export const avatarReplaced = defineEvent<{ userId: number; before: string; actorId: number; at: number }>(
  'user.avatar_replaced',
)

/** An account was deleted; its row stays, its posts too unless they were removed as well. */
export const userDeleted = defineEvent<{ userId: number; actorId: number; at: number }>('user.deleted')
