import type { Generated, Selectable, Updateable } from 'kysely'
import type { BackupFailure } from '../../backup/failure.ts'
import type { Db } from '../../platform/db/database.ts'

interface BackupsTable {
  id: Generated<number>
  /**
   * The planned moment in milliseconds, unique so that it is planned once; null if an administrator requested the
   * backup.
   */
  slot: number | null
  /** 1 while the backup waits or runs, then null. */
  active: number | null
  attempts: Generated<number>
  /** Time until which a process has claimed the backup; the claim of a crashed process expires. */
  locked_until: Generated<number>
  created_at: number
  finished_at: number | null
  /**
   * Absolute path, or `s3://…` in a bucket; set before the file is written. '' before that, and if nothing was written.
   */
  file: Generated<string>
  bytes: Generated<number>
  encrypted: Generated<number>
  row_count: Generated<number>
  upload_count: Generated<number>
  /** '' unless the backup failed. */
  failure: Generated<BackupFailure | ''>
  detail: Generated<string>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    backups: BackupsTable
  }
}

export type Backup = Selectable<BackupsTable>

/**
 * Adds a waiting backup, unless one waits or runs already, or the backup of this scheduled moment has been added
 * before.
 * @returns its id, or undefined
 */
export async function insertBackup(
  db: Db,
  { slot, at }: { slot: number | null; at: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto('backups')
    .values({ slot, active: 1, created_at: at, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Claims, in one statement, the backup that waits or whose process has crashed. */
export function claimBackup(db: Db, now: number, until: number): Promise<Backup | undefined> {
  return db
    .updateTable('backups')
    .set((eb) => ({ locked_until: until, attempts: eb('attempts', '+', 1) }))
    .where('active', '=', 1)
    .where('locked_until', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

/** A claim of a backup. Each later claim has a higher number of attempts. */
export type BackupClaim = Pick<Backup, 'id' | 'attempts'>

/**
 * Changes a backup, unless it has ended or another process has claimed it since.
 * @returns false if nothing was changed
 */
export async function updateClaimed(
  db: Db,
  { id, attempts }: BackupClaim,
  change: Updateable<BackupsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Lets the next process claim a backup that was stopped without a crash. The stopped attempt does not count. */
export async function releaseClaim(db: Db, claim: BackupClaim): Promise<void> {
  await updateClaimed(db, claim, { locked_until: 0, attempts: claim.attempts - 1, file: '' })
}

/** Lists all backups, newest first. */
export function selectBackups(db: Db): Promise<Backup[]> {
  return db.selectFrom('backups').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

export function findBackup(db: Db, id: number): Promise<Backup | undefined> {
  return db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Returns true if a backup was planned or requested since a slot. Looking for the row of the slot itself is not enough:
 * retention deletes it as soon as there are enough newer ones.
 */
export async function isPlanned(db: Db, slot: number): Promise<boolean> {
  const row = await db.selectFrom('backups').select('id').where('created_at', '>=', slot).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function deleteBackup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).execute()
}
