import { parse } from 'yaml'
import type { ImportedVersion } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, textOf, timeOf } from '../source/cells.ts'
import type { DiscourseSite } from './site.ts'

/** A change of a post: texts before and after it. */
interface Change {
  at: number
  personId: string
  summary: string
  raw: Pair | undefined
  title: Pair | undefined
}
type Pair = readonly [before: string, after: string]

/** The current state of a post. Its versions are reconstructed backwards from it. */
export interface CurrentPost {
  id: string
  personId: string
  at: number
  /** Title of a question; '' for an answer. */
  title: string
  text: string
  tags: readonly string[]
}

/** Reads the versions of some posts, by post. A post that was never changed has none. */
export async function readVersions(
  { tables }: DiscourseSite,
  posts: readonly CurrentPost[],
): Promise<Map<string, ImportedVersion[]>> {
  const rows = await tables.related(
    'post_revisions',
    'post_id',
    posts.map(({ id }) => id),
  )
  const changes = Map.groupBy(rows, (row) => textOf(row, 'post_id'))
  return new Map(posts.map((post) => [post.id, versionsOf(post, (changes.get(post.id) ?? []).flatMap(changeOf))]))
}

/** Parses `modifications`, which is Ruby's YAML: for each changed field the value before and after. */
function changeOf(row: Row): Change[] {
  const at = timeOf(row, 'created_at', 'UTC')
  const fields = objectIn(textOf(row, 'modifications'))
  if (at === undefined || !fields || flagOf(row, 'hidden')) return []
  const [raw, title] = [pairIn(fields['raw']), pairIn(fields['title'])]
  if (!raw && !title) return []
  const summary = pairIn(fields['edit_reason'])?.[1] ?? ''
  return [{ at, personId: textOf(row, 'user_id'), summary, raw, title }]
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = parse(text, { logLevel: 'silent' })
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // An unreadable change is skipped; the post has its current text anyway.
    return undefined
  }
}

function pairIn(value: unknown): Pair | undefined {
  if (!Array.isArray(value)) return undefined
  const [before, after]: unknown[] = value
  return [typeof before === 'string' ? before : '', typeof after === 'string' ? after : '']
}

function versionsOf(post: CurrentPost, changes: readonly Change[]): ImportedVersion[] {
  const sorted = changes.toSorted((one, other) => one.at - other.at)
  if (sorted.length === 0) return []
  let title = sorted.find((change) => change.title)?.title?.[0] ?? post.title
  let text = sorted.find((change) => change.raw)?.raw?.[0] ?? post.text
  const { personId, at, tags } = post
  const common = { tags, isWaiting: false }
  const versions: ImportedVersion[] = [{ ...common, personId, at, title, text, summary: '' }]
  for (const change of sorted) {
    title = change.title?.[1] ?? title
    text = change.raw?.[1] ?? text
    versions.push({ ...common, personId: change.personId, at: change.at, title, text, summary: change.summary })
  }
  return versions
}
