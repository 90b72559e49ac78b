import type { Schemas } from '@quandary/api-client'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readFromNearerEnd } from '../../platform/db/nearer-end.ts'

interface AuditLogTable {
  id: Generated<number>
  at: number
  actor_id: number
  /** Address the call came from. */
  ip: string
  action: Schemas['AuditLogItem']['action']
  /** First part of the action: `settings`, `plugin`, `user`, `question`, `answer`, `flag`, `audit_log` or `backup`. */
  object_kind: string
  object_id: string
  /** The changed fields as JSON. */
  changes: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    audit_log: AuditLogTable
  }
}

export type Entry = Selectable<AuditLogTable>

/** Entries per statement, far below the database's limit of parameters. */
const CHUNK = 500

export async function insertEntries(tx: Tx, entries: readonly Insertable<AuditLogTable>[]): Promise<void> {
  for (let start = 0; start < entries.length; start += CHUNK) {
    await tx
      .insertInto('audit_log')
      .values(entries.slice(start, start + CHUNK))
      .execute()
  }
}

/** Filters of the log; an omitted one matches every entry. */
export interface Selection {
  actorId?: number | undefined
  object?: { kind: string; id?: string | undefined } | undefined
}

/** Lists one page of the log, newest first, with the total count. */
export async function listEntries(
  db: Db,
  selection: Selection,
  page: { size: number; offset: number },
): Promise<{ count: number; entries: Entry[] }> {
  const found = selectEntries(db, selection)
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const { direction, limit, offset } = readFromNearerEnd(count, page)
  const entries = await found.selectAll().orderBy('id', direction).limit(limit).offset(offset).execute()
  if (direction === 'asc') entries.reverse()
  return { count, entries }
}

function selectEntries(db: Db, { actorId, object }: Selection) {
  return db
    .selectFrom('audit_log')
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
    .$if(object !== undefined, (query) => query.where('object_kind', '=', object?.kind ?? ''))
    .$if(object?.id !== undefined, (query) => query.where('object_id', '=', object?.id ?? ''))
}

/** Lists the entries with ids below `before`, newest first. */
export function listEntriesBefore(
  db: Db,
  selection: Selection,
  { before, size }: { before: number | undefined; size: number },
): Promise<Entry[]> {
  return selectEntries(db, selection)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

/**
 * Removes the texts about a person from the entries about their account, and their IP addresses from the entries of
 * their own actions.
 */
export async function eraseFromEntries(
  tx: Tx,
  userId: number,
  withoutTexts: (changes: string) => string,
): Promise<void> {
  const about = await tx
    .selectFrom('audit_log')
    .select(['id', 'changes'])
    .where('object_kind', '=', 'user')
    .where('object_id', '=', String(userId))
    .execute()
  for (const { id, changes } of about) {
    const left = withoutTexts(changes)
    if (left !== changes) await tx.updateTable('audit_log').set({ changes: left }).where('id', '=', id).execute()
  }
  await tx.updateTable('audit_log').set({ ip: '' }).where('actor_id', '=', userId).execute()
}

/** Deletes the entries before `at`. */
export async function deleteEntriesBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', at).execute()
}
