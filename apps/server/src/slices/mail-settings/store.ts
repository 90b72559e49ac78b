import type { Generated } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { MailKind, MailSource } from './mail-source.ts'
import { DEFAULT_ENABLED } from './mail-source.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    /** The mail subscriptions of people; only settings that were changed have a row. */
    mail_settings: { user_id: number; source: MailSource; enabled: 0 | 1 }
    unsubscribe_codes: {
      id: Generated<number>
      user_id: number
      kind: MailKind
      code_hash: string
      expires_at: number
    }
  }
}

/** Loads a person's mail subscriptions, with the defaults. */
export async function loadMailSettings(db: Db, userId: number): Promise<Record<MailSource, boolean>> {
  const rows = await db.selectFrom('mail_settings').selectAll().where('user_id', '=', userId).execute()
  return { ...DEFAULT_ENABLED, ...Object.fromEntries(rows.map((row) => [row.source, row.enabled === 1])) }
}

export async function saveMailSetting(db: Db, userId: number, source: MailSource, enabled: boolean): Promise<void> {
  const value = enabled ? 1 : 0
  await db
    .insertInto('mail_settings')
    .values({ user_id: userId, source, enabled: value })
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doUpdateSet({ enabled: value }))
    .execute()
}

/** Returns those of the given people who have subscribed to mails from a source. */
export async function filterMailSubscribers(db: Db, source: MailSource, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('mail_settings')
    .selectAll()
    .where('source', '=', source)
    .where('user_id', 'in', [...userIds])
    .execute()
  const decided = new Map(rows.map((row) => [row.user_id, row.enabled === 1]))
  return [...new Set(userIds)].filter((id) => decided.get(id) ?? DEFAULT_ENABLED[source])
}

/** Returns everybody who turned on mails from a source; people with only the default are not included. */
export async function listMailSubscribers(db: Db, source: MailSource): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_settings')
    .select('user_id')
    .where('source', '=', source)
    .where('enabled', '=', 1)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Stores codes without replacing those of earlier mails, and deletes expired ones. */
export async function putUnsubscribeCodes(
  db: Db,
  codes: readonly { user_id: number; kind: MailKind; code_hash: string; expires_at: number }[],
  now: number,
): Promise<void> {
  await db.deleteFrom('unsubscribe_codes').where('expires_at', '<=', now).execute()
  await inBatches(codes, async (part) => {
    await db
      .insertInto('unsubscribe_codes')
      .values([...part])
      .execute()
    return []
  })
}

/** Deletes the settings of a person and the codes mailed to them. */
export async function deleteMailSettingsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('mail_settings').where('user_id', '=', userId).execute()
  await db.deleteFrom('unsubscribe_codes').where('user_id', '=', userId).execute()
}

/** Consumes a code; of two concurrent attempts only one gets it. */
export async function takeUnsubscribeCode(
  db: Db,
  codeHash: string,
  now: number,
): Promise<{ user_id: number; kind: MailKind } | undefined> {
  return db
    .deleteFrom('unsubscribe_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'kind'])
    .executeTakeFirst()
}
