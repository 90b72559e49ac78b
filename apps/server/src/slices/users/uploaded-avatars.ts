import type { AppContext } from '../../context.ts'

/** Checks that a URL is an avatar which this user uploaded and which still exists. */
export type OwnsAvatar = (userId: number, address: string) => Promise<boolean>

const checks = new WeakMap<AppContext, OwnsAvatar>()

/** Sets the check for uploaded avatars; called from the `listen` of the slice that stores uploads. */
export function contributeAvatarCheck(app: AppContext, owns: OwnsAvatar): void {
  checks.set(app, owns)
}

/** Returns false when no slice stores uploads. */
export async function ownsAvatar(app: AppContext, userId: number, address: string): Promise<boolean> {
  return (await checks.get(app)?.(userId, address)) ?? false
}
