import type { AppContext } from '../../context.ts'
import type { Filling } from '../../platform/slots/slots.ts'
import { fill } from '../../platform/slots/slots.ts'
import type { Verdict, WrittenPost } from '../posts/index.ts'
import { foreignLinksIn, postReviewers } from '../posts/index.ts'
import { readSettings, siteUrl } from '../site-settings/index.ts'
import { countShownPosts } from './store.ts'

/** Number of an author's shown posts after which further ones no longer need approval. */
const FIRST_POSTS = 3

/** Returns the built-in rules for new posts; each does nothing until its setting is on. */
export function newPostRules(ctx: AppContext): Filling[] {
  return [
    fill(postReviewers, { reason: 'first_posts', review: (post) => reviewFirstPosts(ctx, post) }),
    fill(postReviewers, { reason: 'many_links', review: (post) => reviewLinks(ctx, post) }),
  ]
}

async function reviewFirstPosts(ctx: AppContext, { authorId }: WrittenPost): Promise<Verdict> {
  const { first_posts_wait } = await readSettings(ctx, 'site_write')
  if (!first_posts_wait) return 'approve'
  return (await countShownPosts(ctx.db, authorId, FIRST_POSTS)) < FIRST_POSTS ? 'hold' : 'approve'
}

async function reviewLinks(ctx: AppContext, { html }: WrittenPost): Promise<Verdict> {
  const { max_links } = await readSettings(ctx, 'site_write')
  if (max_links === 0) return 'approve'
  return foreignLinksIn(html, await siteUrl(ctx)) > max_links ? 'hold' : 'approve'
}
