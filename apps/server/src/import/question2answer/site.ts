import { UnusableSource } from '../source/errors.ts'
import type { OpenedTables } from '../source/dump-tables.ts'
import { openDumpOrDatabase } from '../source/dump-tables.ts'
import type { SourceTables } from '../source/tables.ts'

/** The tables of a Question2Answer site. */
export interface Q2aSite {
  tables: SourceTables
  /** The name of a table with the prefix of this site, usually `qa_`. */
  table(name: string): string
  timeZone: string
  /**
   * Identifies the state of the source: the text differs once rows of the main tables were added or removed. Changes
   * within a row do not show in it.
   */
  fingerprint: string
  close(): Promise<void>
}

const NEEDED = ['posts', 'users', 'userpoints', 'uservotes'] as const
/** Columns that rows are looked up by. */
const INDEXES = ['postid', 'userid', 'parentid', 'closedbyid', 'entityid', 'categoryid', 'wordid']

/**
 * Opens an SQL dump of a Question2Answer site, or the address of its database.
 * @throws {UnusableSource}
 */
export async function openQ2aSite(location: string, timeZone: string): Promise<Q2aSite> {
  const opened = await openDumpOrDatabase(location, () => INDEXES)
  try {
    return await siteOf(opened, timeZone)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function siteOf({ tables, close }: OpenedTables, timeZone: string): Promise<Q2aSite> {
  const prefixes = tables.list().flatMap((name) => /^(.*)userpoints$/.exec(name)?.[1] ?? [])
  const prefix = prefixes.find((each) => NEEDED.every((name) => tables.has(each + name)))
  if (prefix === undefined) {
    throw new UnusableSource(
      `This is not the data of a Question2Answer site: it needs tables that end with ${NEEDED.join(', ')}`,
    )
  }
  const table = (name: string) => prefix + name
  const counts = []
  for (const [name, key] of [
    ['users', 'userid'],
    ['posts', 'postid'],
  ] as const) {
    counts.push(`${name}:${await tables.count(table(name))}:${await tables.last(table(name), key)}`)
  }
  return { tables, table, timeZone, fingerprint: counts.join(' '), close }
}
