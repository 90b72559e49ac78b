import type { Expression, RawBuilder, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db, Tx } from '../../platform/db/database.ts'
import { escapeLike } from '../../platform/db/escape-like.ts'
import type { ListDirection } from '../../platform/db/nearer-end.ts'
import { readFromNearerEnd } from '../../platform/db/nearer-end.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { User, UserStatus } from '../users/index.ts'
import { isStaffAccount } from '../users/index.ts'

interface AccountStatesTable {
  user_id: number
  suspended_at: number | null
  deleted_at: number | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    account_states: AccountStatesTable
  }
}

/** An account with the times of its last suspension and of its deletion. */
export type Account = User & Pick<Selectable<AccountStatesTable>, 'suspended_at' | 'deleted_at'>

export interface AccountSelection {
  status: UserStatus | 'all'
  staff: boolean
  /** Restricts the selection to one account, by its key. */
  id?: number
  /** A whole e-mail address, or text contained in one of the names; empty for all. */
  text: string
}

/**
 * The order of the accounts. In a list of only suspended or only deleted accounts, `created` means the time of the
 * suspension or deletion.
 */
export interface AccountOrder {
  by: 'created' | 'reputation'
  direction: ListDirection
}

/** Lists one page of accounts with the total count. A search by text has to run within `Database.search`. */
export async function listAccounts(
  db: Db,
  can: Capabilities,
  selection: AccountSelection,
  { by, direction: listed }: AccountOrder,
  page: { size: number; offset: number },
): Promise<{ count: number; accounts: Account[] }> {
  const base = selectAccounts(db, can, selection)
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  // As in the index `users_states`.
  const created = hasState(selection.status) ? sql`coalesce(users.state_at, 0)` : sql`users.created_at`
  const column = by === 'created' ? created : sql`users.rank`
  // If the page is far down the list, the rows before it are skipped in the index alone.
  const { direction, limit, offset } = readFromNearerEnd(count, page, listed)
  const ids = base
    .select('users.id')
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(limit)
    .offset(offset)
  const accounts = await db
    .selectFrom('users')
    .leftJoin('account_states', 'account_states.user_id', 'users.id')
    .selectAll('users')
    .select(['account_states.suspended_at', 'account_states.deleted_at'])
    .where('users.id', 'in', ids)
    .orderBy(column, listed)
    .orderBy('users.id', listed)
    .execute()
  return { count, accounts }
}

function selectAccounts(db: Db, can: Capabilities, { status, staff, id, text }: AccountSelection) {
  return db
    .selectFrom('users')
    .$if(status !== 'all', (query) => query.where(inState(status)))
    .$if(staff, (query) => query.where(isStaffAccount))
    .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? 0))
    .$if(text !== '', (query) => query.where('users.id', 'in', accountsNamed(db, can, text)))
}

/** Returns true for the states in which an account is listed by the time since which it has that state. */
function hasState(status: AccountSelection['status']): status is 'suspended' | 'deleted' {
  return status === 'suspended' || status === 'deleted'
}

/** Returns the condition of a state, with the conditions of the indexes of `0012-users-states` word for word. */
function inState(status: AccountSelection['status']): RawBuilder<SqlBool> {
  if (hasState(status)) return sql`users.status = ${status} and users.status <> 'normal'`
  return status === 'inactive'
    ? sql`users.status = 'normal' and users.mail_status = 2`
    : sql`users.status = 'normal' and users.mail_status = 1`
}

/**
 * Selects the accounts with a text as their e-mail address or within one of their names, with the conditions of the
 * name indexes: short names are read from an index, the few long ones from their rows. Usernames are lower-case. In
 * display names ASCII letters match case-insensitively; for other letters this depends on the database's `lower`.
 */
function accountsNamed(db: Db, can: Capabilities, text: string) {
  const pattern = `%${escapeLike(text)}%`
  const length = sql`(length(named.username) + length(named.display_name) + length(named.e_mail))`
  const among = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('users as named')
      .select('named.id')
      .where(condition)
      .where(fullTextOf(can).inTime(sql.ref('named.id')))
      .where((eb) =>
        eb.or([
          eb('named.e_mail', '=', text),
          sql<SqlBool>`named.username like ${pattern.toLowerCase()} escape '\\'`,
          sql<SqlBool>`lower(named.display_name) like lower(${pattern}) escape '\\'`,
        ]),
      )
  return among(sql`${length} <= 600`)
    .unionAll(among(sql`${length} > 600`))
    .unionAll(db.selectFrom('users').select('id').where('e_mail_key', '=', text.toLowerCase()))
}

/** Records when an account was suspended or deleted. */
export async function saveAccountState(
  tx: Tx,
  userId: number,
  state: { suspended_at: number } | { deleted_at: number },
): Promise<void> {
  await tx
    .insertInto('account_states')
    .values({ user_id: userId, suspended_at: null, deleted_at: null, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .execute()
}

/** Returns those of the given lower-case addresses that an undeleted account uses. */
export async function findTakenAddresses(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('e_mail_key')
    .where('e_mail_key', 'in', [...addresses])
    .execute()
  return rows.flatMap((row) => row.e_mail_key ?? [])
}
