import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'

interface MailDeliveriesTable {
  /**
   * Random key of the mail. The queued mail contains it too, so that the outcome of each attempt is recorded in this
   * row.
   */
  key: string
  user_id: number
  /** Name of the mail's texts in the catalogue. */
  template: string
  queued_at: number
  /** Null until the mail server has accepted the mail. */
  delivered_at: number | null
  attempts: Generated<number>
  /** The mail server's reason if the last attempt failed, without the recipient's address; otherwise ''. */
  error: Generated<string>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    mail_deliveries: MailDeliveriesTable
  }
}

export type Delivery = Selectable<MailDeliveriesTable>

export async function insertDeliveries(db: Db, deliveries: readonly Insertable<MailDeliveriesTable>[]): Promise<void> {
  await inBatches(deliveries, async (part) => {
    await db
      .insertInto('mail_deliveries')
      .values([...part])
      .execute()
    return []
  })
}

/** Records the outcome of an attempt to deliver a mail. */
export async function updateDelivery(
  db: Db,
  key: string,
  outcome: Pick<Delivery, 'delivered_at' | 'error'>,
): Promise<void> {
  await db
    .updateTable('mail_deliveries')
    .set((eb) => ({ ...outcome, attempts: eb('attempts', '+', 1) }))
    .where('key', '=', key)
    .execute()
}

/** Lists one page of the mails to an account, newest first, with the total count. */
export async function listDeliveryRows(
  db: Db,
  userId: number,
  page: { size: number; offset: number },
): Promise<{ count: number; rows: Delivery[] }> {
  const found = db.selectFrom('mail_deliveries').where('user_id', '=', userId)
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('queued_at', 'desc')
    .orderBy('key', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { count, rows }
}

/** Counts the undelivered mails queued since `at` whose last attempt failed, with the error of the newest of them. */
export async function countFailedDeliveries(db: Db, at: number): Promise<{ count: number; newest: string }> {
  const found = db
    .selectFrom('mail_deliveries')
    .where('queued_at', '>=', at)
    .where('delivered_at', 'is', null)
    .where('error', '!=', '')
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (count === 0) return { count, newest: '' }
  const newest = await found.select('error').orderBy('queued_at', 'desc').limit(1).executeTakeFirst()
  return { count, newest: newest?.error ?? '' }
}

/** Deletes the records of mails queued before `at`. */
export async function deleteDeliveriesBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('mail_deliveries').where('queued_at', '<', at).execute()
}

/** Deletes the records of the mails to an account. */
export async function deleteDeliveriesOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('mail_deliveries').where('user_id', '=', userId).execute()
}
