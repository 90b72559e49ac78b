import { waitForHydration, expect, logInOn, unconfirmedMember, PASSWORD, test } from './support/accounts.ts'
import { openBeforeHydration } from './support/before-scripts.ts'
import { headerMenu } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('input in the login from before hydration is preserved and works', async ({ page, server }) => {
  const person = await unconfirmedMember(server.address, 'Quick Typist')
  const letScriptsCome = await openBeforeHydration(page, '/users/login')
  const email = page.getByLabel(t('auth.email'))
  const password = page.getByRole('textbox', { name: t('auth.password') })
  await email.fill(person.email)
  await password.fill(PASSWORD.slice(0, 4))
  await letScriptsCome()
  // Typing continues after hydration, because if hydration discarded the typed text, it would do so at the first state
  // change.
  await password.press('End')
  await password.pressSequentially(PASSWORD.slice(4))
  await expect(email).toHaveValue(person.email)
  await expect(password).toHaveValue(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
  await expect(headerMenu(page, t('header.account', { name: person.name }))).toBeVisible()
})

test('input in the registration from before hydration is preserved', async ({ page, mailbox }) => {
  const letScriptsCome = await openBeforeHydration(page, '/users/register')
  const name = page.getByLabel(t('auth.name'))
  const email = page.getByLabel(t('auth.email'))
  const password = page.getByRole('textbox', { name: t('auth.password'), exact: true })
  await name.fill('Early Bird')
  await email.fill('early.bird@example.com')
  await password.fill(PASSWORD)
  await letScriptsCome()
  await page.getByRole('textbox', { name: t('auth.password_repeat') }).fill(PASSWORD)
  await expect(name).toHaveValue('Early Bird')
  await expect(email).toHaveValue('early.bird@example.com')
  await expect(password).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: t('auth.signup') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth.inactive_title') })).toBeVisible()
  expect((await mailbox.next('early.bird@example.com')).subject).toMatch(/Confirm your new account$/)
})

test('input in the password recovery from before hydration is preserved, and its submit is replayed', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeHydration(page, '/users/account-recovery')
  await page.getByLabel(t('auth.email')).fill('forgetful@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await letScriptsCome()
  await expect(page.getByText('If an account has the address forgetful@example.com')).toBeVisible()
  await page.goto('/users/login')
  await waitForHydration(page)
  await logInOn(page, 'forgetful@example.com', '')
  await expect(page.getByRole('textbox', { name: t('auth.password') })).toHaveAccessibleDescription(t('form.empty'))
})
