import { defineSlice } from '../slice.ts'
import { ownAccountRoutes } from './routes.ts'

export { OWN_DATA, takeOwnDataDownload } from './download-own-data.ts'

/** A person's own account as a whole: everything that is stored about them, and its deletion. */
export const ownAccount = defineSlice({ name: 'own-account', migrations: [], routes: ownAccountRoutes })
