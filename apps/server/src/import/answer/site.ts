import type { SourceTables } from '../source/tables.ts'
import { openTables } from '../source/open-tables.ts'
import { UnusableSource } from '../source/errors.ts'
import { textOf } from '../source/cells.ts'

/** The database of an Answer site, and lookups that every step needs. */
export interface AnswerSite {
  tables: SourceTables
  /** Time zone of the site's times, which are stored without a zone. */
  timeZone: string
  /** Host of the site's address; undefined if the site has no address. */
  host: string | undefined
  /** Returns the number for a kind of activity in `activity.activity_type`; -1 if this site does not have the kind. */
  activityType(key: string): string
  /** Returns the name of a reason by its number, without the prefix `reason.`. */
  reasonOf(id: number): string | undefined
  /** Returns a group of settings; undefined if the site has not stored it. */
  settings(type: string): Readonly<Record<string, unknown>> | undefined
  /**
   * Identifies the state of the source: the text differs once rows of the main tables were added or removed. Changes
   * within a row do not show in it.
   */
  fingerprint: string
}

const NEEDED = ['user', 'question', 'answer', 'comment', 'tag', 'tag_rel', 'activity', 'config', 'site_info'] as const

/**
 * Opens the database of an Answer site.
 * @throws {UnusableSource}
 */
export async function openAnswerSite(location: string, timeZone: string): Promise<AnswerSite> {
  const tables = await openTables(location)
  const missing = NEEDED.filter((table) => !tables.has(table))
  if (missing.length > 0) {
    await tables.close()
    throw new UnusableSource(`This is not the database of an Answer site: it has no table ${missing.join(', no ')}`)
  }
  const config = await tables.all('config')
  const keys = new Map(config.map((row) => [Number(textOf(row, 'id')), textOf(row, 'key')]))
  const numbers = new Map([...keys].map(([id, key]) => [key, String(id)]))
  const groups = new Map(
    (await tables.all('site_info')).map((row) => [textOf(row, 'type'), objectIn(textOf(row, 'content'))]),
  )
  const address = groups.get('general')?.site_url
  return {
    tables,
    timeZone,
    host: typeof address === 'string' && URL.canParse(address) ? new URL(address).hostname.toLowerCase() : undefined,
    activityType: (key) => numbers.get(key) ?? '-1',
    reasonOf: (id) => /^reason\.(.+)$/.exec(keys.get(id) ?? '')?.[1],
    settings: (type) => groups.get(type),
    fingerprint: await fingerprintOf(tables),
  }
}

async function fingerprintOf(tables: SourceTables): Promise<string> {
  const parts: string[] = []
  for (const table of ['user', 'tag', 'question', 'answer', 'comment']) {
    parts.push(`${table}:${await tables.count(table)}:${await tables.last(table)}`)
  }
  return parts.join(' ')
}

/** Parses a stored JSON object; undefined for anything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
