import type { ImportSummary } from '../report.ts'
import type { ImportRun } from '../run.ts'
import { countLocalIds, countUnusableRows } from '../store.ts'
import { PUBLIC_ARCHETYPES } from './read-topics.ts'
import type { DiscourseSite } from './site.ts'

/** Counts the rows of the backup and of the site. */
export async function summarise({ ctx, source }: ImportRun, site: DiscourseSite): Promise<ImportSummary> {
  const { tables } = site
  const stored = await countLocalIds(ctx.db, source)
  let topics = -site.aboutTopics.size
  for (const prefix of PUBLIC_ARCHETYPES) topics += await tables.count('topics', { column: 'archetype', prefix })
  const messages = (await tables.count('topics')) - site.aboutTopics.size - topics
  const tags = (await tables.count('tags')) + site.categories.size
  const replies = (stored.get('answer') ?? 0) + (stored.get('comment') ?? 0)
  const posts = (await tables.count('posts')) + (await tables.count(site.table('comment')))
  return {
    source,
    absent: [],
    nouns: [
      { noun: 'users', inDump: await tables.count('users'), stored: stored.get('user') ?? 0 },
      { noun: 'categories and tags', inDump: tags, stored: stored.get('tag') ?? 0 },
      { noun: 'topics: questions', inDump: topics, stored: stored.get('question') ?? 0 },
      { noun: 'posts: with all replies', inDump: posts, stored: replies + (stored.get('question') ?? 0) },
    ],
    unusable: await countUnusableRows(ctx.db, source),
    notMapped: messages > 0 ? [{ file: 'topics', what: 'messages between people', count: messages }] : [],
  }
}
