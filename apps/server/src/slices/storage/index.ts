import { defineSlice } from '../slice.ts'
import { storageRoutes } from './routes.ts'

export { moveUploads } from './move-uploads.ts'
export { placesOfUploads, storageOf } from './storage-of.ts'
export { storageHealth } from './storage-health.ts'

/** Where uploads and backups are stored: a folder of the server, or a bucket of an S3-compatible service. */
export const storage = defineSlice({ name: 'storage', migrations: [], routes: storageRoutes })
