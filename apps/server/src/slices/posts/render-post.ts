import { referencesIn, renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import { siteUrl } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { findPostPaths } from './post-paths.ts'

/** Most people and most posts of one text that become links; further ones stay text. */
const MAX_MENTIONS = 20
const MAX_POSTS = 100

/**
 * The Markdown of a question or an answer as the HTML that is stored and shown: the preview is this too. Mentions of
 * existing people link to them (decision 19), `#id` links to questions and answers that everybody may see (domain
 * rules §5).
 */
export async function renderPost(app: AppContext, markdown: string): Promise<string> {
  const { usernames, postIds } = referencesIn(markdown)
  const people = new Set<string>()
  for (const name of usernames.slice(0, MAX_MENTIONS)) {
    const user = await findUserByUsername(app.db, name)
    if (user && user.status !== 'deleted') people.add(name)
  }
  const posts = await findPostPaths(app, postIds.slice(0, MAX_POSTS))
  return renderMarkdown(markdown, {
    siteUrl: await siteUrl(app),
    personPath: (name) => (people.has(name) ? `/u/${name}` : undefined),
    postPath: (id) => posts.get(id),
  })
}
