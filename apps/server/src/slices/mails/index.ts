import { defineSlice } from '../slice.ts'
import { userDeleted } from '../users/index.ts'
import { recordDeliveries } from './deliveries.ts'
import { mails0001 } from './migrations/0001-mail-deliveries.ts'
import { deleteDeliveriesOf } from './store.ts'

export { listDeliveries, mailHealth } from './deliveries.ts'
export type { MailRequest, MailTemplate } from './send-mail.ts'
export { sendMail, sendMails } from './send-mail.ts'

/**
 * The mails that the site sends: texts of the catalogue in one simple layout. Each mail to an account is recorded,
 * without its text.
 */
export const mails = defineSlice({
  name: 'mails',
  migrations: [mails0001],
  routes: () => ({}),
  listen(ctx) {
    recordDeliveries(ctx)
    ctx.bus.on(userDeleted, (tx, { userId }) => deleteDeliveriesOf(tx, userId))
  },
})
