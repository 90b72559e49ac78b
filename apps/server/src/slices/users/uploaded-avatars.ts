import type { AppContext } from '../../context.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/** Checks that a URL is an avatar which this user uploaded and which still exists. */
export type OwnsAvatar = (userId: number, address: string) => Promise<boolean>

/** Checks that a URL is an avatar which the user uploaded; contributed by the slice that stores uploads. */
export const avatarCheck = defineSlot<OwnsAvatar>('user.avatar-check')

/** Runs the check for uploaded avatars. Returns false if no slice stores uploads. */
export async function ownsAvatar(ctx: AppContext, userId: number, address: string): Promise<boolean> {
  return (await ctx.slots.one(avatarCheck)?.(userId, address)) ?? false
}
