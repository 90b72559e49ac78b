import { defineSlice } from '../slice.ts'
import { postRoutes } from './routes.ts'

export type { PostPathSource } from './post-paths.ts'
export { contributePostPaths } from './post-paths.ts'
export { renderPost } from './render-post.ts'

/** What questions and answers have in common: their Markdown. Owns no table. */
export const posts = defineSlice({ name: 'posts', migrations: [], routes: postRoutes })
