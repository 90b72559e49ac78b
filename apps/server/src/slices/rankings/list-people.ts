import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { callerOf } from '../../platform/http/caller-network.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readSettings } from '../site-settings/index.ts'
import { avatarUrl } from '../users/index.ts'
import { findPeople } from './people-store.ts'

const DAY_MS = 24 * 3_600_000
const PERIODS = { all: 0, month: 30 * DAY_MS, week: 7 * DAY_MS }
const PAGE_SIZE = 30

/**
 * Lists one page of people, 30 by default, ordered by their whole reputation or by what they gained in a period.
 * @throws {TooManyRequests} a search for a name that waits or takes too long
 */
export async function listPeople(
  ctx: AppContext,
  query: OperationQuery<'listPeople'>,
  reader: { viewer: Viewer | null; ip: string },
): Promise<OperationData<'listPeople'>> {
  const period = PERIODS[query.period ?? 'all']
  const selection = {
    name: (query.query ?? '').trim(),
    ...(period > 0 && { since: ctx.clock.now() - period }),
  }
  const paging = readPaging(query, { size: PAGE_SIZE })
  const find = (db: Db) => findPeople(db, ctx.can, selection, paging)
  const [{ count, people }, settings] = await Promise.all([
    // No index finds a word inside a name, so a search by name runs with the time limit of `Database.search`.
    selection.name === '' ? find(ctx.db) : ctx.database.search(find, { as: callerOf(reader) }),
    readSettings(ctx, 'site_users'),
  ])
  const list = people.map((person) => {
    const { username, display_name, rank, location, gained } = person
    return { username, display_name, rank, location, gained: gained ?? 0, avatar: avatarUrl(person, settings) }
  })
  return { count, list }
}
