import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { Browser, queryOf } from '../../../test/http/browser.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mail/outbox.ts'
import { findUserByEMail } from '../users/index.ts'
import { redeemLandingCode, openService, whoIs } from './connectors.test-data.ts'
import type { FakeService } from './connectors.test-data.ts'

/**
 * The paths that start a login with the service: as a connector, and as the user center, because the plugin is both.
 */
const ENTRANCES = ['connector/login/guild', 'user-center/login/redirect', 'user-center/sign-up/redirect'] as const

/** A login in progress, and the browser that started it. */
interface Flow {
  site: TestSite
  service: FakeService
  browser: Browser
  entrance: string
  /** The owner of the address that is already taken. */
  owner: Person
}

/** Takes a step in any browser; true if the site accepted it. */
type TakeStep = (browser: Browser) => Promise<boolean>

/** Every step after the first one, by the name that a failed test shows. */
const STEPS: Record<string, { reach: (flow: Flow) => Promise<TakeStep>; mayRepeat?: boolean }> = {
  'the return from the service': { reach: reachReturn },
  'the landing': {
    async reach(flow) {
      const { access_token: code = '' } = await goBack(flow)
      return async (browser) => (await redeemLandingCode(browser, code)) !== null
    },
  },
  'the e-mail step': {
    async reach(flow) {
      const key = await reachEmailStep(flow)
      return async (browser) => (await enterAddress(browser, key, 'new@guild.test')).status === 200
    },
  },
  'the question to the owner of an address': {
    mayRepeat: true,
    async reach(flow) {
      const key = await reachEmailStep(flow)
      return async (browser) => (await enterAddress(browser, key, 'ada@qa.test', true)).status === 200
    },
  },
  'the mail to the owner of an address': {
    async reach(flow) {
      await enterAddress(flow.browser, await reachEmailStep(flow), 'ada@qa.test', true)
      return confirm('POST', 'user/email/verification', await mailedCode(flow.site))
    },
  },
  'the mail that activates a new account': {
    async reach(flow) {
      await enterAddress(flow.browser, await reachEmailStep(flow), 'new@guild.test')
      return confirm('POST', 'user/email/verification', await mailedCode(flow.site))
    },
  },
  'the mail to a corrected address': {
    async reach(flow) {
      const { data } = await enterAddress(flow.browser, await reachEmailStep(flow), 'mistyped@guild.test')
      const { access_token: token } = data as { access_token: string }
      await unwrap(flow.site.api(token).call('requestEmailChange', { body: { e_mail: 'new@guild.test' } }))
      return confirm('PUT', 'user/email', await mailedCode(flow.site))
    },
  },
}

/** Goes to the service, and returns the step of coming back from it. */
async function reachReturn({ browser, entrance }: Flow): Promise<TakeStep> {
  let location = `/answer/api/v1/${entrance}`
  while (!location.startsWith('https://guild.test/')) ({ location } = await browser.go(location))
  const address = `/answer/api/v1/connector/redirect/guild?state=${queryOf(location)['state'] ?? ''}`
  return async (at) => !(await at.go(address)).location.startsWith('/50x')
}

/** Goes to the service and comes back; returns the query of the page that the browser ends on. */
async function goBack(flow: Flow): Promise<Record<string, string>> {
  const { browser } = flow
  let query: Record<string, string> = {}
  const spy = {
    go: async (address: string) => {
      const step = await browser.go(address)
      query = step.query
      return step
    },
  }
  await (
    await reachReturn(flow)
  )(spy as Browser)
  return query
}

async function reachEmailStep(flow: Flow): Promise<string> {
  flow.service.account = { ...flow.service.account, email: '' }
  return (await goBack(flow))['binding_key'] ?? ''
}

function enterAddress(browser: Browser, key: string, email: string, must?: boolean) {
  const body = { binding_key: key, email, ...(must === undefined ? {} : { must }) }
  return browser.call('POST', 'connector/binding/email', { body })
}

function confirm(method: 'POST' | 'PUT', path: string, code: string): TakeStep {
  return async (browser) => (await browser.call(method, path, { body: { code } })).status === 200
}

/** Returns the state that no foreign browser may change. */
async function stateOf({ site, owner }: Flow): Promise<unknown> {
  const { ctx } = site
  const accounts = await ctx.db.selectFrom('users').select(['id', 'e_mail', 'mail_status']).orderBy('id').execute()
  const logins = await ctx.db.selectFrom('external_logins').select(['user_id', 'external_id']).execute()
  const sessions = await ctx.db.selectFrom('sessions').select('id').where('user_id', '!=', owner.id).execute()
  const mails = await ctx.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
  return { accounts, logins, sessions: sessions.length, mails: mails.length }
}

describeOnEveryEngine('the browser of a login', (open) => {
  for (const entrance of ENTRANCES) {
    for (const [name, { reach, mayRepeat = false }] of Object.entries(STEPS)) {
      it(`C14 ${name} belongs to the browser that began at ${entrance}`, async () => {
        const site = await open()
        const service = await openService(site)
        const owner = await site.registerPerson({ name: 'Ada' })
        const flow: Flow = { site, service, browser: new Browser(site), entrance, owner }
        const takeStep = await reach(flow)
        const before = await stateOf(flow)
        const underWay = new Browser(site)
        await reachReturn({ ...flow, browser: underWay })
        const signedIn = new Browser(site)
        await whoIs(signedIn, owner.token)
        for (const foreign of [new Browser(site), underWay, signedIn]) {
          const cookies = foreign.cookies()
          expect(await takeStep(foreign)).toBe(false)
          expect(foreign.cookies()).toEqual(cookies)
        }
        expect(await stateOf(flow)).toEqual(before)
        expect(await takeStep(flow.browser)).toBe(true)
        expect(await takeStep(flow.browser)).toBe(mayRepeat)
      })
    }
  }

  it('C15 a login leaves no cookie of its browser behind', async () => {
    const site = await open()
    const service = await openService(site)
    const flow: Flow = {
      site,
      service,
      browser: new Browser(site),
      entrance: ENTRANCES[0],
      owner: await site.registerPerson({ name: 'Ada' }),
    }
    for (const step of ['the landing', 'the e-mail step', 'the mail to the owner of an address']) {
      const browser = new Browser(site)
      service.account = { ...service.account, externalId: step }
      await (
        await STEPS[step]?.reach({ ...flow, browser })
      )?.(browser)
      expect([step, browser.cookies()]).toEqual([step, ['visit']])
    }
  })

  it('C16 the owner of an address gets an unconfirmed account without what others bound to it', async () => {
    const site = await open()
    const service = await openService(site)
    const entrance = ENTRANCES[0]
    const owner = await site.registerPerson({ name: 'Ada' })
    const theirs: Flow = { site, service, browser: new Browser(site), entrance, owner }
    const { data } = await enterAddress(theirs.browser, await reachEmailStep(theirs), 'grace@guild.test')
    const { access_token: token } = data as { access_token: string }
    service.account = { ...service.account, externalId: 'the owner' }
    const own: Flow = { ...theirs, browser: new Browser(site) }
    await enterAddress(own.browser, await reachEmailStep(own), 'grace@guild.test', true)
    const code = await mailedCode(site)
    expect(await confirm('POST', 'user/email/verification', code)(own.browser)).toBe(true)
    expect(await whoIs(theirs.browser, token)).toBeNull()
    const grace = await findUserByEMail(site.ctx.db, 'grace@guild.test')
    const logins = await site.ctx.db.selectFrom('external_logins').select(['user_id', 'external_id']).execute()
    expect(logins).toEqual([{ user_id: grace?.id, external_id: 'the owner' }])
  })

  it('C16 a recovery of an unconfirmed account ends the logins that others bound to it', async () => {
    const site = await open()
    const service = await openService(site)
    const owner = await site.registerPerson({ name: 'Ada' })
    const theirs: Flow = { site, service, browser: new Browser(site), entrance: ENTRANCES[0], owner }
    await enterAddress(theirs.browser, await reachEmailStep(theirs), 'grace@guild.test')
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: 'grace@guild.test' } }))
    await site.ctx.jobs.drain()
    const body = { code: await mailedCode(site), pass: 'a-new-password' }
    await unwrap(site.api().call('resetPassword', { body }))
    expect(await site.ctx.db.selectFrom('external_logins').selectAll().execute()).toEqual([])
  })
})
