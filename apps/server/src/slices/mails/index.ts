import { defineSlice } from '../slice.ts'

export type { MailRequest } from './send-mail.ts'
export { sendMail, sendMails } from './send-mail.ts'

/** The mails of the site: catalogue texts in one simple layout. Owns no table and has no operations. */
export const mails = defineSlice({ name: 'mails', migrations: [], routes: () => ({}) })
