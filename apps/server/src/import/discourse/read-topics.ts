import type { Dated, ImportedQuestion } from '../content/records.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import { groupBy, postOf, readPostFacts } from './read-posts.ts'
import type { DiscourseSite } from './site.ts'

const WATCHING = '3'

/** Archetypes of topics that may become questions. All other topics are messages between people. */
export const PUBLIC_ARCHETYPES = ['regular', 'banner']

/** True for a topic that becomes a question. Private messages and topics that describe a category do not. */
export function isQuestion({ aboutTopics }: DiscourseSite, row: Row): boolean {
  return PUBLIC_ARCHETYPES.includes(textOf(row, 'archetype')) && !aboutTopics.has(textOf(row, 'id'))
}

/** True for a topic in a private category. Its posts are stored as deleted. */
export function isPrivate({ categories }: DiscourseSite, row: Row): boolean {
  return categories.get(textOf(row, 'category_id'))?.isPrivate === true
}

/** Returns the id that a question is recorded under. The prefix separates ids of topics from ids of posts. */
export function questionIdOf(topicId: string): string {
  return `t/${topicId}`
}

/** Reads topics with their first posts. */
export async function readQuestions(
  run: ImportRun,
  site: DiscourseSite,
  rows: readonly Row[],
): Promise<ImportedQuestion[]> {
  const { tables } = site
  const ids = rows.map((row) => textOf(row, 'id'))
  const firsts = await tables.related('posts', 'topic_id', ids, 'id', { column: 'post_number', value: '1' })
  const postIds = firsts.map((row) => textOf(row, 'id'))
  const topics = new Map(rows.map((row) => [textOf(row, 'id'), row]))
  const facts = await readPostFacts(run, site, firsts, topics)
  const posts = new Map(firsts.map((row) => [textOf(row, 'topic_id'), row]))
  const tags = await readTagsOf(site, ids)
  const watching = { column: 'notification_level', value: WATCHING }
  const followers = groupBy(await tables.related('topic_users', 'topic_id', ids, 'id', watching), 'topic_id', dated)
  const bookmarks = await readBookmarks(site, { Topic: ids, Post: postIds })
  const now = run.ctx.clock.now()
  return rows.map((topic) => {
    const id = textOf(topic, 'id')
    const first = posts.get(id)
    const post = first ?? {}
    const base = postOf(post, facts)
    const notes: Unusable[] = [...base.notes]
    if (isPrivate(site, topic)) notes.push({ id: questionIdOf(id), reason: PRIVATE })
    const createdAt = timeOf(topic, 'created_at', 'UTC')
    const pinnedUntil = timeOf(topic, 'pinned_until', 'UTC')
    const isDeleted = base.isDeleted || isPrivate(site, topic) || textOf(topic, 'deleted_at') !== ''
    const own = [...(followers.get(id) ?? [])]
    return {
      ...base,
      id: questionIdOf(id),
      notes,
      ...(first ? {} : { problem: 'topic without its first post' }),
      createdAt,
      isDeleted,
      title: textOf(topic, 'title'),
      tags: tagsOf(site, topic, tags.get(id) ?? []),
      viewCount: numberOf(topic, 'views'),
      isPinned: flagOf(topic, 'pinned_globally') && textOf(topic, 'pinned_at') !== '' && (pinnedUntil ?? now) >= now,
      isListed: flagOf(topic, 'visible'),
      closing:
        !isDeleted && (flagOf(topic, 'closed') || flagOf(topic, 'archived'))
          ? { at: timeOf(topic, 'bumped_at', 'UTC') ?? createdAt ?? 0, reason: null, message: null }
          : undefined,
      followers: own.map((each) => ({ ...each, at: each.at || (createdAt ?? 0) })),
      bookmarks: [...(bookmarks.get(`Topic ${id}`) ?? []), ...(bookmarks.get(`Post ${textOf(post, 'id')}`) ?? [])],
    }
  })
}

const PRIVATE = 'in a category that not everybody may read: stored as deleted, so that staff can restore it'

function dated(row: Row): Dated {
  return { personId: textOf(row, 'user_id'), at: timeOf(row, 'created_at', 'UTC') ?? 0 }
}

async function readTagsOf({ tables }: DiscourseSite, ids: readonly string[]): Promise<Map<string, string[]>> {
  const links = await tables.related('topic_tags', 'topic_id', ids)
  const rows = await tables.related(
    'tags',
    'id',
    links.map((row) => textOf(row, 'tag_id')),
  )
  const names = new Map(rows.map((row) => [textOf(row, 'id'), textOf(row, 'name')]))
  return groupBy(links, 'topic_id', (row) => names.get(textOf(row, 'tag_id')) ?? '')
}

/** Returns the tags of a topic, including its category unless that is private or `uncategorized`. */
function tagsOf({ categories }: DiscourseSite, topic: Row, names: readonly string[]): string[] {
  const category = categories.get(idIn(topic, 'category_id') ?? '')
  const isNamed = category && !category.isPrivate && category.tag !== 'uncategorized'
  return [...new Set([...names.filter((name) => name !== ''), ...(isNamed ? [category.tag] : [])])]
}

async function readBookmarks(
  { tables }: DiscourseSite,
  ids: Readonly<Record<'Topic' | 'Post', readonly string[]>>,
): Promise<Map<string, Dated[]>> {
  const found = new Map<string, Dated[]>()
  for (const type of ['Topic', 'Post'] as const) {
    const only = { column: 'bookmarkable_type', value: type }
    const rows = await tables.related('bookmarks', 'bookmarkable_id', ids[type], 'id', only)
    for (const [id, some] of groupBy(rows, 'bookmarkable_id', dated)) found.set(`${type} ${id}`, some)
  }
  return found
}
