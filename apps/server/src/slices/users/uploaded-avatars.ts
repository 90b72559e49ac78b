import type { AppContext } from '../../context.ts'

/** Whether an address is a picture that this person uploaded as an avatar and that is still there. */
export type OwnsAvatar = (userId: number, address: string) => Promise<boolean>

const checks = new WeakMap<AppContext, OwnsAvatar>()

/** Tells profiles which pictures are a person's own; called from `listen` of the slice that keeps them. */
export function contributeAvatarCheck(app: AppContext, owns: OwnsAvatar): void {
  checks.set(app, owns)
}

/** Without anything that keeps pictures, nobody has one. */
export async function ownsAvatar(app: AppContext, userId: number, address: string): Promise<boolean> {
  return (await checks.get(app)?.(userId, address)) ?? false
}
