import type { AppContext } from '../../context.ts'
import { siteUrl } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { findPostPaths } from './post-paths.ts'

/** Maximum numbers of linked users and posts in one text; further ones stay plain text. */
const MAX_MENTIONS = 20
const MAX_POSTS = 100

/**
 * Renders the Markdown of a post to the HTML that is stored and shown, also for previews. Mentions of existing users
 * become links (`docs/spec/decisions.md#d19`), and so do `#id` references to public questions and answers.
 */
export async function renderPost(ctx: AppContext, markdown: string): Promise<string> {
  const { usernames, postIds } = await ctx.markdown.referencesIn(markdown)
  const people = new Map<string, string>()
  for (const name of usernames.slice(0, MAX_MENTIONS)) {
    const user = await findUserByUsername(ctx.db, name)
    if (user && user.status !== 'deleted') people.set(name, `/u/${name}`)
  }
  const posts = await findPostPaths(ctx, postIds.slice(0, MAX_POSTS))
  return ctx.markdown.render(markdown, { siteUrl: await siteUrl(ctx), people, posts })
}
