import { defineSlice } from '../slice.ts'
import { adminPostRoutes } from './routes.ts'

/** Back-office management of questions and answers: search in any state and status changes. Owns no table. */
export const adminPosts = defineSlice({ name: 'admin-posts', migrations: [], routes: adminPostRoutes })
