import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { hashSecret, newSecret } from '../../src/platform/crypto/secret.ts'

/** Expires all codes that a running site has mailed. */
export function expireMailedCodes(dataDir: string): void {
  withDatabase(dataDir, (db) => db.prepare('update mail_codes set expires_at = 1').run())
}

/**
 * Stores an unsubscribe code of a person, as in a mail to them.
 * @returns the path of the link
 */
export function writeUnsubscribeLink(dataDir: string, username: string, kind: 'inbox' | 'newQuestions'): string {
  const code = newSecret()
  const expires = Date.now() + 24 * 3_600_000
  withDatabase(dataDir, (db) =>
    db
      .prepare(
        'insert into unsubscribe_codes (user_id, kind, code_hash, expires_at) select id, ?, ?, ? from users where username = ?',
      )
      .run(kind, hashSecret(code), expires, username),
  )
  return `/users/unsubscribe?code=${code}`
}

function withDatabase(dataDir: string, act: (db: Database.Database) => unknown): void {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.db'))
  if (file === undefined) throw new Error(`No SQLite database in ${dataDir}`)
  const db = new Database(join(dataDir, file), { timeout: 5_000 })
  try {
    act(db)
  } finally {
    db.close()
  }
}
