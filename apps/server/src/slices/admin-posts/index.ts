import { defineSlice } from '../slice.ts'
import { adminPostRoutes } from './routes.ts'

/** What administrators do with questions and answers: finding them in any state, and changing the state. Owns no table. */
export const adminPosts = defineSlice({ name: 'admin-posts', migrations: [], routes: adminPostRoutes })
