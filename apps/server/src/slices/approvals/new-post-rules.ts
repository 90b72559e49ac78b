import type { AppContext } from '../../context.ts'
import type { Filling } from '../../platform/slots/slots.ts'
import { fill } from '../../platform/slots/slots.ts'
import type { Verdict, WrittenPost } from '../posts/index.ts'
import { foreignLinksIn, postReviewers } from '../posts/index.ts'
import { readSettings, siteUrl } from '../site-settings/index.ts'
import { countShownPosts } from './store.ts'

/** Shown posts it takes before an author's posts no longer need approval. */
const FIRST_POSTS = 3

/** The built-in rules for new posts; each does nothing until its setting is on. */
export function newPostRules(app: AppContext): Filling[] {
  return [
    fill(postReviewers, { reason: 'first_posts', review: (post) => reviewFirstPosts(app, post) }),
    fill(postReviewers, { reason: 'many_links', review: (post) => reviewLinks(app, post) }),
  ]
}

async function reviewFirstPosts(app: AppContext, { authorId }: WrittenPost): Promise<Verdict> {
  const { first_posts_wait } = await readSettings(app, 'site_write')
  if (!first_posts_wait) return 'approve'
  return (await countShownPosts(app.db, authorId, FIRST_POSTS)) < FIRST_POSTS ? 'hold' : 'approve'
}

async function reviewLinks(app: AppContext, { html }: WrittenPost): Promise<Verdict> {
  const { max_links } = await readSettings(app, 'site_write')
  if (max_links === 0) return 'approve'
  return foreignLinksIn(html, await siteUrl(app)) > max_links ? 'hold' : 'approve'
}
