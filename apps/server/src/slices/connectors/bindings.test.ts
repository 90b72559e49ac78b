import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { Browser } from '../../../test/http/browser.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { openMailbox } from '../../../test/mail/mailbox.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { sentMails } from '../../../test/mail/outbox.ts'
import { useSmtp as sendThrough } from '../../../test/mail/use-smtp.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { updateUser } from '../users/index.ts'
import { addressAfterService, enterNew, redeemLandingCode, logIn, openService, whoIs } from './connectors.test-data.ts'
import type { FakeService } from './connectors.test-data.ts'

/** A site whose service reports no e-mail address. */
async function openQuiet(open: () => Promise<TestSite>): Promise<{ site: TestSite; service: FakeService }> {
  const site = await open()
  const service = await openService(site)
  service.account = { ...service.account, email: '' }
  return { site, service }
}

/** Signs in with the service, until the site asks for the e-mail address. */
async function emailStep(site: TestSite, service: FakeService): Promise<{ browser: Browser; key: string }> {
  const browser = new Browser(site)
  const { location, query } = await logIn(browser, service)
  expect(location).toMatch(/^http:\/\/qa\.test\/users\/confirm-email\?binding_key=/)
  return { browser, key: query.binding_key ?? '' }
}

/** Returns the browser of a signed-in person, with their reading cookie. */
async function browserOf(site: TestSite, { token }: Person): Promise<Browser> {
  const browser = new Browser(site)
  await whoIs(browser, token)
  return browser
}

async function bindLink(browser: Browser, { token }: Person): Promise<string> {
  const { data } = await browser.call('GET', 'connector/user/info', { token })
  return (data as { link: string }[])[0]?.link ?? ''
}

async function withMail<T>(site: TestSite, work: (mails: Mailbox) => Promise<T>): Promise<T> {
  const mails = await openMailbox()
  await sendThrough(site, mails.port)
  site.ctx.jobs.start()
  try {
    return await work(mails)
  } finally {
    await site.ctx.jobs.stop()
    await mails.close()
  }
}

const codeIn = (text: string): string => /code=([\w-]+)/.exec(text)?.[1] ?? ''

describeOnEveryEngine('the e-mail step', (open) => {
  it('C20 the e-mail step creates an inactive account with a session and mails the activation', async () => {
    const { site, service } = await openQuiet(open)
    await withMail(site, async (mails) => {
      const { browser, key } = await emailStep(site, service)
      const body = { binding_key: key, email: 'grace@new.test' }
      const { data } = await browser.call('POST', 'connector/binding/email', { body })
      expect(data).toMatchObject({ email_exist_and_must_be_confirmed: false })
      const { access_token: token } = data as { access_token: string }
      expect(await whoIs(browser, token)).toMatchObject({ e_mail: 'grace@new.test', mail_status: 2 })
      const code = codeIn((await mails.next('grace@new.test')).text)
      const confirmed = await browser.call('POST', 'user/email/verification', { body: { code } })
      expect(confirmed.data).toMatchObject({ mail_status: 1 })
      expect((await logIn(new Browser(site), service)).location).toContain('auth-landing')
      const again = { body: { ...body, email: 'another@new.test' } }
      expect(await browser.call('POST', 'connector/binding/email', again)).toMatchObject({
        status: 400,
        reason: 'error.user.not_found',
      })
    })
  })

  it('C21 the e-mail step accepts only the site’s domains and expires after ten minutes', async () => {
    const { site, service } = await openQuiet(open)
    const { browser, key } = await emailStep(site, service)
    const step = (email: string) =>
      browser.call('POST', 'connector/binding/email', { body: { binding_key: key, email } })
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, allow_email_domains: ['qa.test'] })
    expect((await step('a@evil-qa.test')).reason).toBe('error.email.illegal_email_domain_error')
    site.clock.advance(10 * 60_000)
    expect((await step('a@qa.test')).reason).toBe('error.user.not_found')
  })

  it('C22 the owner of an existing address is asked, and agreeing in the same browser binds the login', async () => {
    const { site, service } = await openQuiet(open)
    const ada = await site.registerPerson({ name: 'Ada' })
    await withMail(site, async (mails) => {
      const { browser, key } = await emailStep(site, service)
      const body = { binding_key: key, email: 'ada@qa.test' }
      const expected = { email_exist_and_must_be_confirmed: true, access_token: '' }
      for (const given of [body, { ...body, must: true }]) {
        expect((await browser.call('POST', 'connector/binding/email', { body: given })).data).toEqual(expected)
      }
      const mail = await mails.next('ada@qa.test')
      expect(mail.subject).toBe('[Test site] Log in with Guild?')
      expect(mail.text).toContain('Grace Hopper')
      expect(mails.unread()).toEqual([])
      const answer = await browser.call('POST', 'user/email/verification', { body: { code: codeIn(mail.text) } })
      expect(answer.data).toMatchObject({ username: 'ada' })
      const bound = await unwrap(site.api(ada.token).call('listUserConnectors'))
      expect(bound).toMatchObject([{ binding: true, external_id: 'g-1' }])
    })
  })

  it('C23 opening the mailed link in another browser binds nothing', async () => {
    const { site, service } = await openQuiet(open)
    const ada = await site.registerPerson({ name: 'Ada' })
    await withMail(site, async (mails) => {
      const { browser, key } = await emailStep(site, service)
      const body = { binding_key: key, email: 'ada@qa.test', must: true }
      await browser.call('POST', 'connector/binding/email', { body })
      const { text } = await mails.next('ada@qa.test')
      const { error } = await site.api().call('verifyEmail', { body: { code: codeIn(text) } })
      expect(error).toMatchObject({ kind: 'forbidden', type: 'url_expired' })
      expect(await unwrap(site.api(ada.token).call('listUserConnectors'))).toMatchObject([{ binding: false }])
    })
  })
})

describeOnEveryEngine('binding and unbinding', (open) => {
  it('C30 a login is bound from the settings, only in the person’s own browser, and the person gets a mail', async () => {
    const site = await open()
    const service = await openService(site)
    const ada = await site.registerPerson({ name: 'Ada' })
    const browser = await browserOf(site, ada)
    const link = await bindLink(browser, ada)
    expect(link).toMatch(/^http:\/\/qa\.test\/answer\/api\/v1\/connector\/login\/guild\?bind=/)
    const eve = await browserOf(site, await site.registerPerson({ name: 'Eve' }))
    for (const stranger of [eve, new Browser(site)]) {
      expect((await stranger.go(link)).query.reason).toBe('error.connector.expired')
    }
    expect((await logIn(browser, service, link)).location).toBe('http://qa.test/users/settings/account')
    const [bound] = await unwrap(site.api(ada.token).call('listUserConnectors'))
    expect(bound).toMatchObject({ name: 'Guild', binding: true, external_id: 'g-1' })
    const [mail, ...others] = await sentMails(site)
    expect(mail).toMatchObject({ to: 'ada@qa.test', subject: '[Test site] Guild can now log in to your account' })
    expect(mail?.text).toContain('“Grace Hopper” of Guild')
    // Binding it again changes nothing.
    await logIn(browser, service, link)
    expect([...others, ...(await sentMails(site)).slice(1)]).toEqual([])
    const elsewhere = new Browser(site)
    const { query } = await logIn(elsewhere, service)
    expect((await redeemLandingCode(elsewhere, query.access_token ?? ''))?.username).toBe('ada')
  })

  it('C31 a login is bound only within five minutes, and not to an account suspended in the meantime', async () => {
    const site = await open()
    const service = await openService(site)
    const ada = await site.registerPerson({ name: 'Ada' })
    const browser = await browserOf(site, ada)
    const link = await bindLink(browser, ada)
    const back = await addressAfterService(browser, service, link)
    site.clock.advance(5 * 60_000)
    expect((await browser.go(link)).query.reason).toBe('error.connector.expired')
    await updateUser(site.ctx.db, ada.id, { status: 'suspended' })
    expect((await browser.go(back)).query.reason).toBe('error.connector.expired')
  })

  it('C32 an external account belongs to one person, and a person has one account per service', async () => {
    const site = await open()
    const service = await openService(site)
    const [ada, eve] = [await site.registerPerson({ name: 'Ada' }), await site.registerPerson({ name: 'Eve' })]
    const [hers, theirs] = [await browserOf(site, ada), await browserOf(site, eve)]
    const [first, second] = [await bindLink(hers, ada), await bindLink(hers, ada)]
    await logIn(hers, service, first)
    expect((await logIn(theirs, service, await bindLink(theirs, eve))).query.reason).toBe(
      'error.connector.already_bound',
    )
    expect((await logIn(hers, service, second)).location).toContain('/users/settings/account')
    service.account = { ...service.account, externalId: 'g-2' }
    expect((await logIn(hers, service, second)).query.reason).toBe('error.connector.already_bound')
  })

  it('C33 a caller without a browser’s cookie gets no link that binds', async () => {
    const site = await open()
    await openService(site)
    const { token } = await site.registerPerson({ name: 'Ada' })
    const [guild] = await unwrap(site.api(token).call('listUserConnectors'))
    expect(guild?.link).toBe('http://qa.test/answer/api/v1/connector/login/guild')
  })

  it('C34 a login can be unbound unless it is the only way to sign in', async () => {
    const site = await open()
    const service = await openService(site)
    const { token } = await enterNew(site, service)
    const body = { external_id: 'g-1' }
    const refused = await site.api(token).call('unbindConnector', { body })
    expect(refused.error).toMatchObject({ reason: 'error.user.external_login_unbinding_forbidden', display: 'toast' })
    await unwrap(site.api(token).call('unbindConnector', { body: { external_id: 'unknown' } }))
    await unwrap(site.api(token).call('changePassword', { body: { old_pass: '', pass: 'a-new-password' } }))
    await unwrap(site.api(token).call('unbindConnector', { body }))
    expect(await unwrap(site.api(token).call('listUserConnectors'))).toMatchObject([
      { binding: false, external_id: '' },
    ])
    expect((await logIn(new Browser(site), service)).query.reason).toBe('error.connector.email_has_account')
  })

  it('C35 of two logins unbound concurrently, one stays', async () => {
    const site = await open()
    const guild = await openService(site)
    const club = await openService(site, 'club')
    club.account = { ...club.account, externalId: 'c-1' }
    const { browser, token } = await enterNew(site, guild)
    const { data } = await browser.call('GET', 'connector/user/info', { token })
    const link = (data as { link: string; binding: boolean }[]).find(({ binding }) => !binding)?.link ?? ''
    await logIn(browser, club, link)
    const api = site.api(token)
    const outcomes = await Promise.all(
      ['g-1', 'c-1'].map((external_id) => api.call('unbindConnector', { body: { external_id } })),
    )
    expect(outcomes.filter(({ error }) => error === undefined)).toHaveLength(1)
    const left = (await unwrap(api.call('listUserConnectors'))).filter(({ binding }) => binding)
    expect(left).toHaveLength(1)
  })
})
