import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { siteUrl } from '../site-settings/index.ts'
import { avatarReplaced, findUser, contributeAvatarCheck } from '../users/index.ts'
import { discard } from './discard.ts'
import { findUpload } from './store.ts'
import { pathOfAddress } from './upload.ts'

const discardAvatar = defineJob<{ userId: number; address: string }>('uploads.discard-avatar')

/** Tells profiles which pictures are a person's own, and clears away those that another one has replaced. */
export function keepAvatars(app: AppContext): void {
  contributeAvatarCheck(app, async (userId, address) => (await ownAvatar(app, userId, address)) !== undefined)
  app.bus.on(avatarReplaced, async (tx, { userId, before }) => {
    if (before !== '') await app.jobs.add(tx, discardAvatar, { userId, address: before })
  })
  app.jobs.handle(discardAvatar, async ({ payload: { userId, address } }) => {
    const path = await ownAvatar(app, userId, address)
    const user = await findUser(app.db, userId)
    // By now they may have taken it back.
    if (path !== undefined && user?.avatar_custom !== address) await discard(app, path)
  })
}

/** The path of a person's own avatar that is not deleted. */
async function ownAvatar(app: AppContext, userId: number, address: string): Promise<string | undefined> {
  const path = pathOfAddress(address, await siteUrl(app))
  const upload = path === undefined ? undefined : await findUpload(app.db, path)
  const isOwn = upload?.owner_id === userId && upload.source === 'avatar' && upload.deleted_at === null
  return isOwn ? path : undefined
}
