import type { ImportedVersion } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { numberOf, textOf, timeOf } from '../source/cells.ts'
import type { AnswerSite } from './site.ts'
import { objectIn } from './site.ts'

const WAITING = 1
const REJECTED = 3

/** Reads the versions of some posts, without rejected suggestions, by post. */
export async function readVersions(site: AnswerSite, ids: readonly string[]): Promise<Map<string, ImportedVersion[]>> {
  const rows = await site.tables.related('revision', 'object_id', ids)
  const usable = rows.flatMap((row) => {
    const version = versionOf(site, row)
    return version ? [{ id: textOf(row, 'object_id'), version }] : []
  })
  const byPost = Map.groupBy(usable, ({ id }) => id)
  return new Map([...byPost].map(([id, some]) => [id, some.map(({ version }) => version)]))
}

/** Parses a version, which is the JSON of the post's row at that time, with the field names of Answer's code. */
function versionOf({ timeZone }: AnswerSite, row: Row): ImportedVersion | undefined {
  const content = objectIn(textOf(row, 'content'))
  const at = timeOf(row, 'created_at', timeZone)
  const status = numberOf(row, 'status')
  if (!content || at === undefined || status === REJECTED || typeof content.OriginalText !== 'string') return undefined
  const tags: unknown[] = Array.isArray(content.tags) ? content.tags : Array.isArray(content.Tags) ? content.Tags : []
  return {
    personId: textOf(row, 'user_id'),
    at,
    title: typeof content.Title === 'string' ? content.Title : textOf(row, 'title'),
    text: content.OriginalText,
    tags: tags.flatMap((tag) => slugIn(tag) ?? []),
    summary: textOf(row, 'log'),
    isWaiting: status === WAITING,
  }
}

function slugIn(tag: unknown): string | undefined {
  if (typeof tag !== 'object' || tag === null) return undefined
  const slug: unknown = 'SlugName' in tag ? tag.SlugName : undefined
  return typeof slug === 'string' ? slug : undefined
}
