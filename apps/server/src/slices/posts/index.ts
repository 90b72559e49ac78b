import { defineSlice } from '../slice.ts'
import { postRoutes } from './routes.ts'

/** What questions, answers and comments have in common: their Markdown. Owns no table. */
export const posts = defineSlice({ name: 'posts', migrations: [], routes: postRoutes })
