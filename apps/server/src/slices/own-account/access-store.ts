import type { DataKind } from './rows-store.ts'
import { inIds, readerOfKeys, time } from './rows-store.ts'

export const sessions: DataKind = {
  name: 'sessions',
  tables: ['sessions'],
  keys: readerOfKeys('sessions', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'last_used_at', 'ip', 'user_agent'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      created_at: time(row.created_at),
      last_used_at: time(row.last_used_at),
      expires_at: time(row.expires_at),
      ip: row.ip,
      browser: row.user_agent,
    }))
  },
}

export const signIns: DataKind = {
  name: 'sign_ins',
  tables: ['sign_ins'],
  keys: readerOfKeys('sign_ins', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('sign_ins')
      .select(['at', 'succeeded', 'ip', 'user_agent'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      at: time(row.at),
      succeeded: row.succeeded === 1,
      ip: row.ip,
      browser: row.user_agent,
    }))
  },
}

export const logins: DataKind = {
  name: 'connected_logins',
  tables: ['external_logins'],
  keys: readerOfKeys('external_logins', 'user_id'),
  async read(db, { keys }) {
    const rows = await db
      .selectFrom('external_logins')
      .select(['connector', 'external_id', 'created_at', 'used_at'])
      .where(inIds('id', keys))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      service: row.connector,
      id_there: row.external_id,
      created_at: time(row.created_at),
      used_at: time(row.used_at),
    }))
  },
}

export const mails: DataKind = {
  name: 'mails',
  tables: ['mail_deliveries'],
  // The times of the mails serve as keys. Mails with equal times are read in the same batch.
  keys: readerOfKeys('mail_deliveries', 'user_id', 'queued_at'),
  async read(db, { userId, keys }) {
    const rows = await db
      .selectFrom('mail_deliveries')
      .select(['template', 'queued_at', 'delivered_at'])
      .where('user_id', '=', userId)
      .where(inIds('queued_at', keys))
      .orderBy('queued_at')
      .orderBy('key')
      .execute()
    return rows.map((row) => ({
      kind: row.template,
      queued_at: time(row.queued_at),
      delivered_at: time(row.delivered_at),
    }))
  },
}
