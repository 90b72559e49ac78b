import { fill } from '../../platform/slots/slots.ts'
import { defineSlice } from '../slice.ts'
import { avatarCheck } from '../users/index.ts'
import { isOwnAvatar, trackAvatars } from './avatars.ts'
import { scheduleCleanUp } from './clean-uploads.ts'
import { followErasures } from './erase-uploads.ts'
import { uploads0001 } from './migrations/0001-uploads.ts'
import { uploads0002 } from './migrations/0002-uploads-owner.ts'
import { uploadRoutes } from './routes.ts'

export { packIcon } from './icon.ts'
export { queued } from './picture.ts'
export type { StoredPicture } from './read-upload.ts'
export { readUpload } from './read-upload.ts'
export { storePicture } from './store-picture.ts'
export { countUploadedBytes, findUploads } from './store.ts'
export type { Source as UploadSource } from './upload.ts'
export {
  addressOf as uploadAddressOf,
  currentUploads,
  formerUploadPath,
  pathOfAddress as uploadPathOf,
} from './upload.ts'

/** Uploaded pictures: avatars, pictures in posts, and the site's own. */
export const uploads = defineSlice({
  name: 'uploads',
  migrations: [uploads0001, uploads0002],
  routes: uploadRoutes,
  fills: (ctx) => [fill(avatarCheck, (userId, address) => isOwnAvatar(ctx, userId, address))],
  listen(ctx) {
    trackAvatars(ctx)
    scheduleCleanUp(ctx)
    followErasures(ctx)
  },
})
