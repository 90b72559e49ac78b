import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { readSettings } from '../site-settings/index.ts'
import { accountKey, adminUserItem } from './account.ts'
import { listAccounts } from './store.ts'

/**
 * Finds accounts: by a complete e-mail address, by `user:` and an id, or by text in a name; active ones by
 * default.
 * @throws {TooManyRequests} for a search by name that waits or takes too long
 */
export async function listAdminUsers(
  ctx: AppContext,
  query: OperationQuery<'listAdminUsers'>,
  language: Language,
): Promise<OperationData<'listAdminUsers'>> {
  const text = query.query?.trim() ?? ''
  const [, id] = /^user:(.*)$/.exec(text) ?? []
  const selection = {
    status: query.status ?? 'normal',
    staff: query.staff ?? false,
    ...(id === undefined ? { text } : { text: '', id: accountKey(id.trim()) }),
  }
  const order = { by: query.order ?? 'created', direction: query.direction ?? 'desc' } as const
  const paging = readPaging(query, { size: 20 })
  const find = (db: Db) => listAccounts(db, ctx.can, selection, order, paging)
  const { count, accounts } = await (selection.text === ''
    ? find(ctx.db)
    : ctx.database.search(find, { queue: 'staff' }))
  const avatars = await readSettings(ctx, 'site_users')
  return { count, list: accounts.map((account) => adminUserItem(account, language, avatars)) }
}
