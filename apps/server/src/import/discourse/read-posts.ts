import type { ImportedVersion, ImportedVote } from '../content/records.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, textOf, timeOf } from '../source/cells.ts'
import { translateMarkdown } from './discourse-markdown.ts'
import type { DiscourseSite } from './site.ts'
import { withUploadPaths } from './upload-links.ts'
import type { CurrentPost } from './read-versions.ts'
import { readVersions } from './read-versions.ts'

const LIKE = '2'

/** Rows of other tables that belong to some posts, by the id of the post. */
export interface PostFacts {
  texts: ReadonlyMap<string, string>
  votes: ReadonlyMap<string, ImportedVote[]>
  versions: ReadonlyMap<string, ImportedVersion[]>
}

/** Reads votes, versions and translated texts of some posts. */
export async function readPostFacts(
  run: ImportRun,
  site: DiscourseSite,
  rows: readonly Row[],
  topics: ReadonlyMap<string, Row>,
): Promise<PostFacts> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const raws = await translated(
    run,
    site,
    rows.map((row) => textOf(row, 'raw')),
  )
  const current = rows.map((row, index): CurrentPost => {
    const title = textOf(row, 'post_number') === '1' ? textOf(topics.get(textOf(row, 'topic_id')) ?? {}, 'title') : ''
    const at = timeOf(row, 'created_at', 'UTC') ?? 0
    return { id: ids[index] ?? '', personId: textOf(row, 'user_id'), at, title, text: textOf(row, 'raw'), tags: [] }
  })
  const versions = await readVersions(site, current)
  for (const [id, some] of versions) {
    const texts = await translated(
      run,
      site,
      some.map(({ text }) => text),
    )
    versions.set(
      id,
      some.map((version, index) => ({ ...version, text: texts[index] ?? version.text })),
    )
  }
  return {
    texts: new Map(ids.map((id, index) => [id, raws[index] ?? ''])),
    votes: await readVotes(site, ids, 'Post'),
    versions,
  }
}

/** Translates texts into this site's Markdown, and resolves the addresses of their files. */
export async function translated(
  { isChinese }: ImportRun,
  site: DiscourseSite,
  texts: readonly string[],
): Promise<string[]> {
  const spoiler = isChinese ? '剧透' : 'Spoiler'
  return (await withUploadPaths(site, texts)).map((text) => translateMarkdown(text, spoiler))
}

/**
 * Reads votes on posts, where likes count as upvotes, or on the comments of the voting plugin. If a person has both
 * voted and liked, the vote counts.
 */
export async function readVotes(
  { tables, table }: DiscourseSite,
  ids: readonly string[],
  type: 'Post' | 'Comment',
): Promise<Map<string, ImportedVote[]>> {
  const only = { column: 'post_action_type_id', value: LIKE }
  const likes = type === 'Post' ? await tables.related('post_actions', 'post_id', ids, 'id', only) : []
  const votes = (await tables.related(table('vote'), 'votable_id', ids)).filter((row) => {
    const isPost = textOf(row, 'votable_type') === 'Post'
    return type === 'Post' ? isPost : !isPost
  })
  const all = new Map<string, ImportedVote[]>()
  const add = (id: string, row: Row, direction: 1 | -1) => {
    const vote = { personId: textOf(row, 'user_id'), at: timeOf(row, 'created_at', 'UTC') ?? 0, direction }
    all.set(id, [...(all.get(id) ?? []).filter(({ personId }) => personId !== vote.personId), vote])
  }
  for (const row of likes) if (textOf(row, 'deleted_at') === '') add(textOf(row, 'post_id'), row, 1)
  for (const row of votes) add(textOf(row, 'votable_id'), row, textOf(row, 'direction') === 'down' ? -1 : 1)
  return all
}

/** Returns the fields that all posts have. `id` is the number in the source. */
export function postOf(row: Row, { texts, votes, versions }: PostFacts) {
  const id = textOf(row, 'id')
  const own = votes.get(id) ?? []
  const changed = versions.get(id)?.at(-1)
  const isHidden = flagOf(row, 'hidden')
  const notes: Unusable[] = isHidden
    ? [{ id: postIdOf(row), reason: 'hidden by flags: stored as deleted, so that staff can restore it' }]
    : []
  return {
    id,
    author: { id: idIn(row, 'user_id'), displayName: undefined },
    text: texts.get(id) ?? '',
    createdAt: timeOf(row, 'created_at', 'UTC'),
    score: own.reduce((sum, { direction }) => sum + direction, 0),
    votes: own,
    versions: versions.get(id) ?? [],
    ...(changed ? { editedAt: changed.at, editor: { id: changed.personId, displayName: undefined } } : {}),
    isDeleted: isHidden || textOf(row, 'deleted_at') !== '' || flagOf(row, 'user_deleted'),
    notes,
  }
}

/**
 * Returns the id under which a post is recorded, which is also in its address. The first post of a topic has the id of
 * the topic.
 */
export function postIdOf(row: Row): string {
  const [topic, number] = [textOf(row, 'topic_id'), textOf(row, 'post_number')]
  return number === '1' ? `t/${topic}` : `t/${topic}/${number}`
}

export function groupBy<Thing>(rows: readonly Row[], column: string, read: (row: Row) => Thing): Map<string, Thing[]> {
  const groups = Map.groupBy(rows, (row) => textOf(row, column))
  return new Map([...groups].map(([key, some]) => [key, some.map(read)]))
}
