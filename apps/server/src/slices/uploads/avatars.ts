import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { siteUrl } from '../site-settings/index.ts'
import { avatarReplaced, findUser } from '../users/index.ts'
import { discard, purge } from './discard.ts'
import { findUpload } from './store.ts'
import { pathOfAddress } from './upload.ts'

const discardAvatar = defineJob<{ userId: number; address: string }>('uploads.discard-avatar')

/** Discards replaced avatars, and purges those of deleted accounts. */
export function trackAvatars(ctx: AppContext): void {
  ctx.bus.on(avatarReplaced, async (tx, { userId, before }) => {
    if (before !== '') await ctx.jobs.add(tx, discardAvatar, { userId, address: before })
  })
  ctx.jobs.handle(discardAvatar, async ({ payload: { userId, address } }) => {
    const path = await ownAvatar(ctx, userId, address)
    const user = await findUser(ctx.db, userId)
    // By now the person may have chosen the same picture again.
    if (path === undefined || user?.avatar_custom === address) return
    // Nobody can switch back to the picture of a deleted account.
    await (user?.status === 'deleted' ? purge : discard)(ctx, path)
  })
}

/** True if an avatar is the person's own upload. */
export async function isOwnAvatar(ctx: AppContext, userId: number, address: string): Promise<boolean> {
  return (await ownAvatar(ctx, userId, address)) !== undefined
}

/** Returns the path of a person's own undeleted avatar. */
async function ownAvatar(ctx: AppContext, userId: number, address: string): Promise<string | undefined> {
  const path = pathOfAddress(address, await siteUrl(ctx))
  const upload = path === undefined ? undefined : await findUpload(ctx.db, path)
  const isOwn = upload?.owner_id === userId && upload.source === 'avatar' && upload.deleted_at === null
  return isOwn ? path : undefined
}
