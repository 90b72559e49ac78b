import type { OpenedTables } from '../source/dump-tables.ts'
import { openDumpOrDatabase } from '../source/dump-tables.ts'
import { UnusableSource } from '../source/errors.ts'
import { textOf } from '../source/cells.ts'
import type { SourceTables } from '../source/tables.ts'

/** The tables of an Askbot site. */
export interface AskbotSite {
  tables: SourceTables
  /** Returns the name that a table has in this version of Askbot. */
  table(thing: Renamed): string
  /** Returns those of the given threads that are private. */
  privateAmong(threadIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Identifies the state of the source: the text differs once rows of the main tables were added or removed. Changes
   * within a row do not show in it.
   */
  fingerprint: string
  close(): Promise<void>
}

/** Names of each table in newer and in early versions. In early versions some names lack the prefix `askbot_`. */
const RENAMED = {
  vote: ['askbot_vote', 'vote'],
  tag: ['askbot_tag', 'tag'],
  bookmark: ['askbot_favoritequestion', 'favorite_question'],
} as const
type Renamed = keyof typeof RENAMED

const NEEDED = ['auth_user', 'askbot_thread', 'askbot_post'] as const
const OTHERS = [
  'auth_group',
  'askbot_userprofile',
  'askbot_postrevision',
  'askbot_tagsynonym',
  'askbot_thread_followed_by',
  'askbot_threadtogroup',
]
const WANTED: ReadonlySet<string> = new Set([...NEEDED, ...OTHERS, ...Object.values(RENAMED).flat()])
/** Columns that rows are looked up by. */
const INDEXES = ['id', 'auth_user_ptr_id', 'voted_post_id', 'post_id', 'thread_id', 'name']
/** The name of the group that everybody is in. */
const EVERYBODY = 'everyone'

/**
 * Opens an SQL dump of an Askbot site, or the address of its database.
 * @throws {UnusableSource}
 */
export async function openAskbotSite(location: string): Promise<AskbotSite> {
  const opened = await openDumpOrDatabase(location, (table) => (WANTED.has(table) ? INDEXES : undefined))
  try {
    return await siteOf(opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function siteOf({ tables, close }: OpenedTables): Promise<AskbotSite> {
  const missing = NEEDED.filter((name) => !tables.has(name))
  if (missing.length > 0) {
    throw new UnusableSource(`This is not the data of an Askbot site: it has no table ${missing.join(', no ')}`)
  }
  const counts = []
  for (const name of NEEDED) counts.push(`${name}:${await tables.count(name)}:${await tables.last(name)}`)
  const [everybody] = await tables.related('auth_group', 'name', [EVERYBODY])
  return {
    tables,
    table: (thing) => RENAMED[thing].find((name) => tables.has(name)) ?? RENAMED[thing][0],
    async privateAmong(threadIds) {
      const rows = await tables.related('askbot_threadtogroup', 'thread_id', threadIds)
      const readers = Map.groupBy(rows, (row) => textOf(row, 'thread_id'))
      const all = everybody && textOf(everybody, 'id')
      // A thread without groups has no rows and is public.
      const isPrivate = ([, groups]: [string, typeof rows]) => groups.every((row) => textOf(row, 'group_id') !== all)
      return new Set([...readers].filter(isPrivate).map(([id]) => id))
    },
    fingerprint: counts.join(' '),
    close,
  }
}
