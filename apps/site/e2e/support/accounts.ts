import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { openMailbox, type Mailbox, type ReceivedMail } from '../../../server/test/mail/mailbox.ts'
import { clientOf, logIn, PASSWORD, type Person } from './people.ts'
import { waitForHydration, expect, test as base, visit } from './fixtures.ts'
import { wordsIn } from './words.ts'

/** Tests of a site that sends its mails to a real SMTP server. */
export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: [
    async ({ admin }, use) => {
      const mailbox = await openMailbox()
      const body = {
        from_email: 'site@example.com',
        from_name: 'The site',
        smtp_host: '127.0.0.1',
        smtp_port: mailbox.port,
        encryption: '',
        smtp_authentication: false,
      }
      await unwrap(admin.api.call('updateSmtpSettings', { body }))
      await use(mailbox)
      await mailbox.close()
    },
    { auto: true },
  ],
})

export { waitForHydration, expect, PASSWORD, visit }

/**
 * Returns the address of the only link with a code in a mail. The text part and the HTML part must have the same link.
 */
export function linkIn(mail: ReceivedMail): string {
  const link = /https?:\/\/\S+\?code=[\w-]+/.exec(mail.text)?.[0]
  if (link === undefined) throw new Error(`The mail has no link:\n${mail.text}`)
  expect(mail.html, 'the HTML part leads where the text leads').toContain(`href="${link}"`)
  return link
}

/** Returns the code in the link of a mail. */
export function codeIn(mail: ReceivedMail): string {
  return new URL(linkIn(mail)).searchParams.get('code') ?? ''
}

/** Shows the HTML part of a mail as a mail program would, and presses its button. */
export async function pressButtonOf(page: Page, mail: ReceivedMail, name: string): Promise<void> {
  const link = linkIn(mail)
  await page.goto('about:blank')
  await page.setContent(mail.html)
  const button = page.getByRole('link', { name, exact: true })
  await expect(button).toHaveAttribute('href', link)
  await button.click()
  await waitForHydration(page)
}

/** Fills in the login form and submits it. */
export async function logInOn(page: Page, email: string, password: string, { t } = wordsIn('en_US')): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
}

/** Fills in the registration form and submits it. */
export async function signUpOn(page: Page, name: string, email: string, { t } = wordsIn('en_US')): Promise<void> {
  await page.getByLabel(t('auth.name')).fill(name)
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('textbox', { name: t('auth.password'), exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: t('auth.password_repeat') }).fill(PASSWORD)
  await page.getByRole('button', { name: t('auth.signup') }).click()
}

/** Registers a member through the API. The confirmation mail is delivered to the mailbox. */
export async function unconfirmedMember(address: string, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await unwrap(clientOf(address).call('registerByEmail', { body: { name, e_mail: email, pass: PASSWORD } }))
  return logIn(address, email, PASSWORD)
}
