import { defineSlice } from '../slice.ts'

export type { MailRequest } from './send-mail.ts'
export { sendMail, sendMails } from './send-mail.ts'

/** The mails of the site: words of the catalogue in one simple layout. Owns no table and answers no call. */
export const mails = defineSlice({ name: 'mails', migrations: [], routes: () => ({}) })
