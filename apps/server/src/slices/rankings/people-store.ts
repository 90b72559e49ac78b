import { sql, type Expression, type SqlBool } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import { escapeLike } from '../../platform/db/escape-like.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { User } from '../users/index.ts'
import { gainsSince } from './store.ts'

/** Filter and order of the list of people. */
export interface PeopleSelection {
  /** Beginning of a username, of a display name or of one of its words; empty for everybody. */
  name: string
  /** Only people who gained reputation since this time, ordered by the gain. */
  since?: number
}

/**
 * Reads a page of the accounts in use, those with the most reputation first, with the total count. An account whose
 * address was never verified is not in use. A search by name must run within `Database.search`, which limits its time.
 */
export async function findPeople(
  db: Db,
  can: Capabilities,
  { name, since }: PeopleSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; people: (User & { gained: number | null })[] }> {
  const gains = gainsSince(db, since ?? 0).as('gains')
  const base = db
    .selectFrom('users')
    .where('users.status', '=', 'normal')
    .where('users.mail_status', '=', 1)
    .$if(name !== '', (query) => query.where(fullTextOf(can).inTime(sql.ref('users.id'))).where(isNamed(name)))
  const counted = base.$if(since !== undefined, (query) => query.innerJoin(gains, 'gains.userId', 'users.id'))
  const { count } = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const listed =
    since === undefined
      ? base
          .selectAll('users')
          .select(sql<number | null>`null`.as('gained'))
          .orderBy('users.rank', 'desc')
      : base
          .innerJoin(gains, 'gains.userId', 'users.id')
          .selectAll('users')
          .select('gains.score as gained')
          .orderBy('gains.score', 'desc')
  const people = await listed.orderBy('users.id', 'desc').limit(page.size).offset(page.offset).execute()
  return { count, people }
}

/**
 * Matches people by the beginning of a name. Not every engine folds the case of letters beyond ASCII, so names are also
 * compared with the text as it was typed.
 */
function isNamed(name: string): Expression<SqlBool> {
  const pattern = `${escapeLike(name)}%`
  const lower = pattern.toLowerCase()
  return sql<SqlBool>`(users.username like ${lower} escape '\\'
    or lower(users.display_name) like ${lower} escape '\\' or users.display_name like ${pattern} escape '\\'
    or lower(users.display_name) like ${`% ${lower}`} escape '\\'
    or users.display_name like ${`% ${pattern}`} escape '\\')`
}
