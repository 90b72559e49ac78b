import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import { CodeExpired } from '../accounts/index.ts'
import type { MailKind } from './mail-source.ts'
import { UNSUBSCRIBABLE } from './mail-source.ts'
import { putUnsubscribeCodes, saveMailSetting, takeUnsubscribeCode } from './store.ts'

const CODE_MS = 24 * 3_600_000

/**
 * Returns for each person a path that unsubscribes from mails of a kind without signing in, for the small print of one
 * mail. The path contains a code that works once, within a day. Later mails do not invalidate it, because people may
 * open any of their mails. Only a hash of the code is stored.
 */
export async function unsubscribePaths(
  ctx: AppContext,
  tx: Db,
  userIds: readonly number[],
  kind: MailKind,
): Promise<Map<number, string>> {
  const codes = new Map(userIds.map((id) => [id, newSecret()]))
  const now = ctx.clock.now()
  const rows = [...codes].map(([user_id, code]) => ({
    user_id,
    kind,
    code_hash: hashSecret(code),
    expires_at: now + CODE_MS,
  }))
  await putUnsubscribeCodes(tx, rows, now)
  return new Map([...codes].map(([id, code]) => [id, `/users/unsubscribe?code=${code}`]))
}

/**
 * Turns off the kind of mail that an unsubscribe code was issued for.
 * @throws {CodeExpired}
 */
export async function unsubscribeFromEmails(ctx: AppContext, code: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const taken = await takeUnsubscribeCode(tx, hashSecret(code.trim()), ctx.clock.now())
    if (!taken) throw new CodeExpired()
    for (const source of UNSUBSCRIBABLE[taken.kind]) await saveMailSetting(tx, taken.user_id, source, false)
  })
}
