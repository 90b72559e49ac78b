import { defineSlice } from '../slice.ts'
import { postRoutes } from './routes.ts'

export type { PostPathSource } from './post-paths.ts'
export { postPathSources } from './post-paths.ts'
export { pendingPostEdited, pendingPostShown, postPending } from './events.ts'
export type { Judgement, ReviewPost, Verdict, WrittenPost } from './post-reviewers.ts'
export { postReviewers, judgePost } from './post-reviewers.ts'
export { foreignLinksIn } from './foreign-links.ts'
export type { AssertLinks } from './link-limit.ts'
export { readLinkLimit } from './link-limit.ts'
export { renderPost } from './render-post.ts'
export type { ExcerptStore } from './renew-excerpts.ts'
export { renewExcerpts } from './renew-excerpts.ts'
export { assertTextLength } from './text-length.ts'

/** Shared by all posts: Markdown rendering, excerpts and the reviewers of new posts. Owns no table. */
export const posts = defineSlice({ name: 'posts', migrations: [], routes: postRoutes })
