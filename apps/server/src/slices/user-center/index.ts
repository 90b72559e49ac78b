import { defineSlice } from '../slice.ts'
import { userCenterRoutes } from './routes.ts'

/** Where accounts are kept elsewhere, by a plugin; without one every call says that the site keeps them itself. */
export const userCenter = defineSlice({ name: 'user-center', migrations: [], routes: userCenterRoutes })
