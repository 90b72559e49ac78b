import { openOidcService, type OidcService } from '../../server/test/oidc-service.ts'
import { codeIn, expect, test, visit } from './support/accounts.ts'
import { findingsOn } from './support/accessibility.ts'
import { headerMenu } from './support/fixtures.ts'
import { administrator, newMember } from './support/people.ts'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import { wordsIn } from './support/words.ts'

// The provider listens on a port chosen for this run; PLUGIN_HOSTS lets the plugin reach this machine.
test.use({
  serverEnv: { PLUGINS: '@quandary/plugin-connector-oauth', PLUGIN_HOSTS: '127.0.0.1' },
})

const LANDING = '/answer/api/v1/user/login/landing'
const { t } = wordsIn('en_US')
let service: OidcService

test.beforeAll(async ({ server }) => {
  service = await openOidcService()
  await switchOn(server, service)
})
test.afterAll(() => service.close())

async function switchOn(server: HostedSite, { clientId, clientSecret, issuer }: OidcService): Promise<void> {
  const { api } = await administrator(server)
  const config_fields = { client_id: clientId, client_secret: clientSecret, issuer, service_name: 'Acme' }
  await api.call('updatePluginConfig', { body: { plugin_slug_name: 'oauth', config_fields } })
  await api.call('updatePluginStatus', { body: { plugin_slug_name: 'oauth', enabled: true } })
}

test('a new member logs in with another service, and returns to the same account', async ({ open }) => {
  service.person = {
    sub: '1',
    name: 'Ada Acme',
    preferred_username: 'ada.acme',
    email: 'ada@acme.test',
    email_verified: true,
  }
  for (const _time of ['first', 'second']) {
    const page = await open()
    await visit(page, '/users/login')
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Log in with Acme' }).click()
    await expect(headerMenu(page, t('header.account', { name: 'Ada Acme' }))).toBeVisible()
    expect(page.url()).not.toContain('access_token')
  }
})

test('a service without an email address leads to the form that asks for one', async ({ open, mailbox }) => {
  service.person = { sub: '2', name: 'Bo Acme', preferred_username: 'bo.acme' }
  const page = await open()
  await visit(page, '/users/login')
  await page.getByRole('link', { name: 'Log in with Acme' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address' })).toBeVisible()
  await page.getByLabel(t('auth.email')).fill('bo@acme.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: t('auth.inactive_title') })).toBeVisible()
  expect((await mailbox.next('bo@acme.test')).subject).toContain('Confirm your new account')
})

test('the owner of a known address confirms by mail in the same browser', async ({ open, server, mailbox }) => {
  const person = await newMember(server, 'Known Person')
  service.person = { sub: '3', name: 'Known Elsewhere' }
  const page = await open()
  await visit(page, '/users/login')
  await page.getByRole('link', { name: 'Log in with Acme' }).click()
  await page.getByLabel(t('auth.email')).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible()
  const mail = await mailbox.next(person.email)
  await visit(page, `/users/account-activation?code=${codeIn(mail)}`)
  await expect(headerMenu(page, t('header.account', { name: person.name }))).toBeVisible()
})

test('a link that ends the login of somebody else signs nobody in', async ({ open, server, watch }) => {
  watch.expectStatus(403, LANDING)
  service.person = { sub: '5', name: 'Link Maker', email: 'links@acme.test', email_verified: true }
  const maker = await open()
  const refused = { code: 403, reason: 'error.email.verify_url_expired', msg: 'Expired', data: { type: 'url_expired' } }
  await maker.route(`**${LANDING}`, (route) => route.fulfill({ status: 403, json: refused }))
  await visit(maker, '/users/login')
  await maker.getByRole('link', { name: 'Log in with Acme' }).click()
  await maker.waitForURL('**/users/auth-landing?**')
  const { token } = await newMember(server, 'Session Holder')
  const guest = await open()
  for (const link of [maker.url(), `/users/auth-landing?access_token=${token}`]) {
    await visit(guest, link)
    await expect(guest.getByText('This login is no longer valid.')).toBeVisible()
    await visit(guest, '/')
    await expect(guest.getByRole('link', { name: t('auth.login'), exact: true }).first()).toBeVisible()
  }
})

test('the mail of a new account works in the browser that logged in with the service', async ({
  open,
  mailbox,
  watch,
}) => {
  watch.expectStatus(403, '/answer/api/v1/user/email/verification')
  service.person = { sub: '6', name: 'Phone Reader' }
  const page = await open()
  await visit(page, '/users/login')
  await page.getByRole('link', { name: 'Log in with Acme' }).click()
  await page.getByLabel(t('auth.email')).fill('phone@acme.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: t('auth.inactive_title') })).toBeVisible()
  const link = `/users/account-activation?code=${codeIn(await mailbox.next('phone@acme.test'))}`
  const phone = await open()
  await visit(phone, link)
  await expect(phone.getByText(t('auth.activation_link_invalid'))).toBeVisible()
  await visit(page, link)
  await expect(page.getByText(t('auth.activated'))).toBeVisible()
})

test('a login is bound and unbound in the settings, and refusals show their message', async ({
  open,
  server,
  watch,
}) => {
  watch.expectStatus(403, '/50x')
  const person = await newMember(server, 'Binding Person')
  service.person = { sub: '4', name: 'Binding Elsewhere', email: person.email, email_verified: true }
  const stranger = await open()
  await visit(stranger, '/users/login')
  await stranger.getByRole('link', { name: 'Log in with Acme' }).click()
  await expect(stranger.getByRole('heading', { name: 'The login failed' })).toBeVisible()
  await expect(stranger.getByText('An account has this email address already.')).toBeVisible()

  const page = await open({ as: person })
  await visit(page, '/users/settings/account')
  await page.getByRole('link', { name: 'Bind Acme' }).click()
  await page.waitForURL('**/users/settings/account')
  await page.getByRole('button', { name: 'Unbind Acme' }).click()
  await expect(page.getByRole('link', { name: 'Bind Acme' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})
