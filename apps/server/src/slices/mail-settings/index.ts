import { defineSlice } from '../slice.ts'
import { userDeleted } from '../users/index.ts'
import { mailSettings0001 } from './migrations/0001-mail-settings.ts'
import { mailSettings0002 } from './migrations/0002-unsubscribe-codes.ts'
import { mailSettingRoutes } from './routes.ts'
import { deleteMailSettingsOf } from './store.ts'

export type { MailKind } from './mail-source.ts'
export { listMailSubscribers, filterMailSubscribers } from './store.ts'
export { unsubscribeFromEmails, unsubscribePaths } from './unsubscribe.ts'

/**
 * Mail subscriptions, and the unsubscribe links in mails. The slice must not be renamed: its migrations are recorded
 * under its name in every database, and would run again under another name.
 */
export const mailSettings = defineSlice({
  name: 'mail-settings',
  migrations: [mailSettings0001, mailSettings0002],
  routes: mailSettingRoutes,
  listen: (ctx) => ctx.bus.on(userDeleted, (tx, { userId }) => deleteMailSettingsOf(tx, userId)),
})
