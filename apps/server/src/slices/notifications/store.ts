import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { NotificationAction, NotificationKind } from './notification.ts'

interface NotificationsTable {
  id: Generated<number>
  /** Who is told. */
  user_id: number
  kind: NotificationKind
  action: NotificationAction
  /** What it is about, by the type numbers of the public ids. */
  object_type: number
  object_id: number
  /** Who did it. */
  actor_id: number
  created_at: number
  /** When it was opened. */
  read_at: number | null
  /** When its red dot was cleared. */
  seen_at: number | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}

export type NewNotification = Omit<NotificationsTable, 'id' | 'read_at' | 'seen_at'>

export async function insertNotifications(tx: Db, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, read_at: null, seen_at: null })))
    .execute()
}

/** Whether a person has something of a kind that they have not seen. */
export async function hasUnseen(db: Db, userId: number, kind: NotificationKind): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
