import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { readSettings } from '../site-settings/index.ts'
import { accountKey, adminUserItem } from './account.ts'
import { listAccounts } from './store.ts'

/** Finds accounts: by a whole e-mail address, by `user:` and an id, or by text in a name; active ones by default. */
export async function listAdminUsers(
  app: AppContext,
  query: OperationQuery<'listAdminUsers'>,
  language: Language,
): Promise<OperationData<'listAdminUsers'>> {
  const text = query.query?.trim() ?? ''
  const [, id] = /^user:(.*)$/.exec(text) ?? []
  const { count, accounts } = await listAccounts(
    app.db,
    {
      status: query.status ?? 'normal',
      staff: query.staff ?? false,
      ...(id === undefined ? { text } : { text: '', id: accountKey(id.trim()) }),
    },
    { by: query.order ?? 'created', direction: query.direction ?? 'desc' },
    readPaging(query, { size: 20 }),
  )
  const avatars = await readSettings(app, 'site_users')
  return { count, list: accounts.map((account) => adminUserItem(account, language, avatars)) }
}
