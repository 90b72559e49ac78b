export type { MailSite } from './mail.ts'
export { renderMail } from './render-mail.ts'
export type { MailRequest, RenderedMail } from './render-mail.ts'
