import { UnusableSource } from '../source/errors.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, textOf } from '../source/cells.ts'
import { openDumpOrDatabase } from '../source/dump-tables.ts'
import type { SourceTables } from '../source/tables.ts'
import { openBackup } from './backup-file.ts'

/** The tables and files of a Discourse site. */
export interface DiscourseSite {
  tables: SourceTables
  /** Folder for the uploaded files, which may be missing; undefined for a dump or a database without a given folder. */
  uploads: string | undefined
  /** Categories by id. */
  categories: ReadonlyMap<string, Category>
  /** Ids of the topics that describe a category. */
  aboutTopics: ReadonlySet<string>
  /** True if staff has to approve new members. On other sites the column `approved` says nothing. */
  admitsPeople: boolean
  /** Returns the name that a table has in this version of Discourse. */
  table(thing: Renamed): string
  /**
   * Identifies the state of the source: the text differs once rows of the main tables were added or removed. Changes
   * within a row do not show in it.
   */
  fingerprint: string
  close(): Promise<void>
}

export interface Category {
  id: string
  /** Name of the tag that the category becomes. */
  tag: string
  displayName: string
  description: string
  /** True if the category is not public. */
  isPrivate: boolean
}

/** Names of the voting plugin's tables, now and before the plugin was renamed. */
const RENAMED = {
  vote: ['post_voting_votes', 'question_answer_votes'],
  comment: ['post_voting_comments', 'question_answer_comments'],
} as const
type Renamed = keyof typeof RENAMED

const NEEDED = ['users', 'categories', 'topics', 'posts'] as const
const OTHERS = [
  'bookmarks',
  'discourse_solved_solved_topics',
  'post_actions',
  'post_revisions',
  'site_settings',
  'tags',
  'topic_custom_fields',
  'topic_tags',
  'topic_users',
  'uploads',
  'user_emails',
  'user_passwords',
  'user_profiles',
  'user_stats',
]
const WANTED: ReadonlySet<string> = new Set([...NEEDED, ...OTHERS, ...Object.values(RENAMED).flat()])
/** Columns that rows are looked up by. */
const INDEXES = ['id', 'user_id', 'topic_id', 'post_id', 'votable_id', 'bookmarkable_id', 'sha1', 'name']

/**
 * Opens a backup of a Discourse site, its dump alone, or the address of its database.
 * @throws {UnusableSource}
 */
export async function openDiscourseSite(location: string, uploads: string | undefined): Promise<DiscourseSite> {
  const backup = await openBackup(location, uploads)
  try {
    const { tables, close } = await openDumpOrDatabase(backup.dump, (table) =>
      WANTED.has(table) ? INDEXES : undefined,
    )
    try {
      const closeAll = async (): Promise<void> => {
        await close()
        await backup.close()
      }
      return { ...(await siteOf(tables)), uploads: backup.uploads, close: closeAll }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    await backup.close()
    throw error
  }
}

async function siteOf(tables: SourceTables): Promise<Omit<DiscourseSite, 'uploads' | 'close'>> {
  const missing = NEEDED.filter((name) => !tables.has(name))
  if (missing.length > 0) {
    throw new UnusableSource(`This is not the data of a Discourse site: it has no table ${missing.join(', no ')}`)
  }
  const counts = []
  for (const name of NEEDED) counts.push(`${name}:${await tables.count(name)}:${await tables.last(name)}`)
  const rows = await tables.all('categories')
  const [admission] = await tables.related('site_settings', 'name', ['must_approve_users'])
  return {
    tables,
    categories: new Map(rows.map((row) => [textOf(row, 'id'), categoryOf(row)])),
    aboutTopics: new Set(rows.flatMap((row) => idIn(row, 'topic_id') ?? [])),
    admitsPeople: flagOf(admission ?? {}, 'value'),
    table: (thing) => RENAMED[thing].find((name) => tables.has(name)) ?? RENAMED[thing][0],
    fingerprint: counts.join(' '),
  }
}

function categoryOf(row: Row): Category {
  const [id, slug, name] = [textOf(row, 'id'), textOf(row, 'slug'), textOf(row, 'name')]
  return {
    id,
    // Names without Latin letters have a percent-encoded slug, one like `5-category`, or none.
    tag: slug === '' || slug === `${id}-category` || slug.startsWith('%') ? name : slug,
    displayName: name,
    description: textOf(row, 'description'),
    isPrivate: flagOf(row, 'read_restricted'),
  }
}
