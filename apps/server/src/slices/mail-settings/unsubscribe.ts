import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { CodeExpired, issueCode, redeemCode } from '../accounts/index.ts'
import type { MailKind } from './mail-source.ts'
import { UNSUBSCRIBABLE } from './mail-source.ts'
import { saveMailSetting } from './store.ts'

const CODE_MINUTES = 24 * 60

/**
 * The path that ends mails of a kind without a login, for the small print of such a mail. It works once and for a day;
 * the one in a newer mail of the same kind takes its place.
 */
export async function unsubscribePath(app: AppContext, tx: Db, userId: number, kind: MailKind): Promise<string> {
  const { purpose } = UNSUBSCRIBABLE[kind]
  return `/users/unsubscribe?code=${await issueCode(app, tx, { userId, purpose, minutes: CODE_MINUTES })}`
}

/**
 * Turns off the mails that a code is for.
 * @throws {CodeExpired}
 */
export async function unsubscribeFromEmails(app: AppContext, code: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    for (const { purpose, sources } of Object.values(UNSUBSCRIBABLE)) {
      const redeemed = await redeemCode(app, tx, purpose, code)
      if (!redeemed) continue
      for (const source of sources) await saveMailSetting(tx, redeemed.userId, source, false)
      return
    }
    throw new CodeExpired()
  })
}
