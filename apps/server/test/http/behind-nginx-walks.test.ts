import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import type { ConfigValue } from '@quandary/plugin-kit'
import { hasValue } from '@quandary/plugin-kit'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import { destinationsOf, isSecret } from '../../src/slices/plugins/config-values.ts'
import { ownPlugins, SECRET, valuesFor } from '../../src/slices/plugins/plugin-forms.test-data.ts'
import { problemOf, readEnvelope, requestOf, tooLongFields } from '../contract/fuzz/fuzzed-request.ts'
import { callsOf } from '../contract/fuzz/generated-calls.ts'
import { KnownValues } from '../contract/fuzz/known-values.ts'
import type { OidcService } from '../oidc-service.ts'
import { openOidcService } from '../oidc-service.ts'
import { Browser } from './browser.ts'
import type { NginxSite } from './nginx-site.ts'
import { startNginxSite } from './nginx-site.ts'
import { HAS_NGINX } from './nginx.ts'
import { ADMIN } from '../processes/start-process.ts'
import { ENGINES } from '../databases/test-database.ts'
import { METRICS, walkFreshness, walkKeys, walkWithoutCache } from './walks/cached-answers.ts'
import { walkMemory } from './walks/memory.ts'
import { switchOnService, walkForeignStarts, walkOtherLogins } from './walks/other-logins.ts'
import { walkLongAnswers, walkOthersMeanwhile, walkRendering } from './walks/rendering.ts'

const MARK = 'quimblatt'
const MASKS = ['******', '********']
/** Enough to call every second operation, in a few seconds. */
const CALLS = 400
const SEED = 16

const contract = loadContract()

if (!HAS_NGINX) process.stdout.write('Not run: the walks behind nginx need nginx and openssl on this machine.\n')

describe.skipIf(!HAS_NGINX).each(ENGINES)('a site on %s behind nginx with TLS, walked through', (engine) => {
  let site: NginxSite
  let service: OidcService
  let admin: QuandaryClient

  beforeAll(async () => {
    service = await openOidcService()
    const plugins = { PLUGINS: '@quandary/plugin-connector-oauth', PLUGIN_HOSTS: service.host }
    site = await startNginxSite(engine, { RATE_LIMITS: 'off', ...plugins, ...METRICS })
    admin = clientOf(await tokenOf(ADMIN.email, ADMIN.password))
  })

  afterAll(async () => {
    await site?.stop()
    await service?.close()
  })

  function clientOf(token = ''): QuandaryClient {
    const tokens = memoryTokenStore()
    if (token !== '') tokens.set(token)
    const fetch = async (request: Request): Promise<Response> => {
      const path = request.url.slice(site.own.length)
      const sent = await request.text()
      const { status, text } = await site.ask(
        request.method,
        path,
        Object.fromEntries(request.headers),
        sent === '' ? undefined : sent,
      )
      return new Response(text, { status })
    }
    return createQuandaryClient({ baseUrl: site.own, tokens, language: 'en_US', fetch })
  }

  async function tokenOf(e_mail: string, pass: string): Promise<string> {
    return (await unwrap(clientOf().call('loginByEmail', { body: { e_mail, pass } }))).access_token
  }

  /** Creates a member, and finds their id by the name. */
  async function newMember(name: string): Promise<{ id: string; token: string }> {
    const email = `${name}@qa.test`
    await unwrap(admin.call('createUser', { body: { display_name: name, email, password: 'battery-staple' } }))
    const { list } = await unwrap(admin.call('listAdminUsers', { query: { query: email } }))
    return { id: list[0]?.user_id ?? '', token: await tokenOf(email, 'battery-staple') }
  }

  it('N11 what a person wrote is gone from every surface with the erasure, cached ones too', async () => {
    const { id, token } = await newMember(`ann${MARK}`)
    const api = clientOf(token)
    // The display name differs from the username, because some pages repeat their address.
    await unwrap(api.call('updateProfile', { body: { display_name: `Who ${MARK} is` } }))
    const tags = [{ slug_name: 'glass', display_name: 'Glass', original_text: '' }]
    const others = { title: 'Which glass for a stout?', content: 'I have many.', tags }
    const other = await unwrap(admin.call('createQuestion', { body: others }))
    const asked = { title: `Which ${MARK} is it?`, content: `Some ${MARK} of mine.`, tags }
    const question = await unwrap(api.call('createQuestion', { body: asked }))
    await unwrap(api.call('createAnswer', { body: { question_id: other.id, content: `The ${MARK} one.` } }))
    await unwrap(api.call('createComment', { body: { object_id: other.id, original_text: `A ${MARK} glass?` } }))
    const surfaces = [
      '/',
      '/questions',
      `/questions/${question.id}/${question.url_title}`,
      `/questions/${other.id}/${other.url_title}`,
      '/tags/glass',
      '/users',
      `/users/ann${MARK}`,
      '/feed.atom',
      '/sitemap.xml',
      '/answer/api/v1/question/page?page=1&page_size=20',
      `/answer/api/v1/question/info?id=${question.id}`,
      `/answer/api/v1/answer/page?question_id=${other.id}&page=1&page_size=20`,
      `/answer/api/v1/comment/page?object_id=${other.id}&page=1&page_size=20`,
      `/answer/api/v1/search?q=${MARK}`,
      `/answer/api/v1/personal/user/info?username=ann${MARK}`,
    ]
    const cached = new Map<string, string>()
    for (const path of surfaces) {
      await site.ask('GET', path)
      cached.set(path, String((await site.ask('GET', path)).headers.etag))
    }
    const shown = await textsOf(surfaces)
    const without = surfaces.filter((path) => !shown.get(path)?.includes(MARK))
    // The list of people only shows those who were active this week, and the site map only questions.
    expect(without.filter((path) => !['/users', '/sitemap.xml'].includes(path))).toEqual([])

    const order = { user_id: id, status: 'deleted', remove_all_content: true } as const
    await unwrap(admin.call('updateUserStatus', { body: order }))
    await vi.waitFor(
      async () => {
        for (const [path, text] of await textsOf(surfaces)) expect([path, places(text, path)]).toEqual([path, []])
      },
      { timeout: 20_000, interval: 250 },
    )
    for (const [path, tag] of cached) {
      if (!(shown.get(path) ?? '').includes(MARK)) continue
      const again = await site.ask('GET', path, { 'if-none-match': tag })
      expect([path, again.status]).not.toEqual([path, 304])
    }
    expect((await site.ask('GET', `/users/ann${MARK}`)).status).toBe(410)
  }, 60_000)

  async function textsOf(paths: readonly string[]): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    for (const path of paths) texts.set(path, (await site.ask('GET', path)).text)
    return texts
  }

  /**
   * Returns the occurrences of the planted word in a text, with their surroundings, except in repetitions of the
   * requested address.
   */
  function places(text: string, path: string): string[] {
    const address = decodeURIComponent(path).split('/').at(-1) ?? ''
    // The page of a missing question offers a search for the words of its address.
    const repeated = [address, address.replaceAll('-', ' ')]
    const own = address.includes(MARK) ? repeated.reduce((rest, one) => rest.replaceAll(one, ''), text) : text
    return [...own.matchAll(new RegExp(`.{0,30}${MARK}.{0,30}`, 'g'))].map(([found]) => found)
  }

  // Runs before N12, because N12 changes the connector's settings.
  it('N14 every step of a login with another service belongs to its own browser, and works once', async () => {
    await switchOnService(admin, service)
    await newMember('asked')
    await newMember('mailed')
    const signedIn = new Browser(site)
    const body = { e_mail: 'mailed@qa.test', pass: 'battery-staple' }
    expect((await signedIn.call('POST', 'user/login/email', { body })).status).toBe(200)
    const codeTo = async (address: string): Promise<string> => {
      const { text = '' } = await PostalMime.parse(await site.mailTo(address))
      return /\?code=([\w-]+)/.exec(text)?.[1] ?? ''
    }
    await walkOtherLogins(site, service, { signedIn, owners: ['asked@qa.test', 'mailed@qa.test'], codeTo })
  }, 60_000)

  it('N15 a login with another service starts from this site alone, with a cookie for https alone', async () => {
    await switchOnService(admin, service)
    await walkForeignStarts(site)
  })

  it('N12 no stored secret is shown, or goes to another server or user unless it is typed again', async () => {
    const outbox = await unwrap(admin.call('getSmtpSettings'))
    const smtp = {
      from_email: 'qa@example.com',
      from_name: 'Questions',
      smtp_host: '127.0.0.1',
      smtp_port: 25,
      encryption: '' as const,
      smtp_username: 'mailer',
      smtp_password: SECRET,
      smtp_authentication: true,
    }
    await unwrap(admin.call('updateSmtpSettings', { body: smtp }))
    const moves = { smtp_host: 'else.example', smtp_port: 26, smtp_username: 'somebody' }
    for (const [field, value] of Object.entries(moves)) {
      for (const smtp_password of MASKS) {
        const { error } = await admin.call('updateSmtpSettings', { body: { ...smtp, [field]: value, smtp_password } })
        expect([field, error?.kind === 'fields' && error.fields.map(({ error_field }) => error_field)]).toEqual([
          field,
          ['smtp_password'],
        ])
      }
    }
    let refused = 0
    for (const plugin of await ownPlugins()) {
      const fields = (plugin.configFields ?? []).filter(hasValue)
      const save = (config_fields: Record<string, ConfigValue>) =>
        admin.call('updatePluginConfig', { body: { plugin_slug_name: plugin.slugName, config_fields } })
      const stored = Object.fromEntries(fields.map((field) => [field.name, valuesFor(field)[0]]))
      await unwrap(save(stored))
      const query = { plugin_slug_name: plugin.slugName }
      expect(JSON.stringify(await unwrap(admin.call('getPluginConfig', { query })))).not.toContain(SECRET)
      for (const secret of fields.filter(isSecret)) {
        const sentTo = destinationsOf(secret, fields)
        for (const field of fields.filter(({ name }) => sentTo.includes(name))) {
          for (const mask of MASKS) {
            const { error } = await save({ ...stored, [field.name]: valuesFor(field)[1], [secret.name]: mask })
            const where = [plugin.slugName, secret.name, field.name, mask]
            expect([...where, error?.kind === 'fields' && error.fields.map((one) => one.error_field)]).toEqual([
              ...where,
              [secret.name],
            ])
            refused += 1
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(0)
    for (const path of ['/answer/admin/api/setting/smtp', '/answer/admin/api/plugins', '/', '/admin']) {
      expect([path, (await site.ask('GET', path)).text.includes(SECRET)]).toEqual([path, false])
    }
    // Restores the mail settings, because other tests read the outbox. No server listens at the address that this test
    // has set.
    await unwrap(admin.call('updateSmtpSettings', { body: { ...outbox, smtp_password: '' } }))
  })

  it('N16 what a text becomes is bounded and balanced, and others are answered meanwhile', async () => {
    await walkRendering(site, admin)
    await walkOthersMeanwhile(site, admin)
    await walkLongAnswers(site, admin)
  }, 60_000)

  it('N17 a cached page is that of its address and language, however both are spelled', async () => {
    await walkKeys(site, admin)
  }, 60_000)

  it('N18 a vote, an edit, a logout, a private site and a deletion are seen at once by whoever has a cached page', async () => {
    const { token } = await newMember('reader')
    const browser = new Browser(site)
    await browser.call('GET', 'user/info', { token })
    expect(browser.cookies()).toContain('__Host-visit')
    await walkFreshness(site, admin, { browser, token, api: clientOf(token) })
  }, 60_000)

  /** Generated requests of administrators only read, because their writes could close or move the site. */
  it(`N13 generated requests are answered as the contract says, for the seed ${SEED}`, async () => {
    const known = new KnownValues()
    const member = await newMember('fuzzy')
    const tokens = { guest: undefined, member: member.token, administrator: await tokenOf(ADMIN.email, ADMIN.password) }
    const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))
    let accepted = 0
    for (const call of fc.sample(callsOf(contract), { seed: SEED, numRuns: CALLS })) {
      const operation = operations.get(call.operation)
      if (operation === undefined) throw new Error(call.operation)
      const by = call.by === 'administrator' && operation.method !== 'GET' ? 'member' : call.by
      const tooLong = tooLongFields(operation, call, known)
      const request = await requestOf(operation, call, { known, token: tokens[by] })
      // Requests an uncompressed response, because `ask` does not decompress.
      const headers = { ...request.headers, 'accept-encoding': 'identity' }
      const {
        status,
        text,
        headers: responseHeaders,
      } = await site.ask(request.method, request.url, headers, request.payload)
      const envelope = status === 302 || status === 304 ? undefined : readEnvelope(text)
      const problem = status === 304 ? undefined : problemOf(operation, { status, envelope }, tooLong)
      expect([operation.id, problem, JSON.stringify(call)]).toEqual([operation.id, undefined, JSON.stringify(call)])
      expect([operation.id, responseHeaders['strict-transport-security']]).toEqual([operation.id, 'max-age=31536000'])
      if (status === 200) {
        accepted += 1
        known.learn(envelope?.['data'])
      }
      if (status === 401 && by !== 'guest') tokens[by] = await renewed(by)
    }
    expect(accepted / CALLS).toBeGreaterThan(0.15)
  }, 60_000)

  /** Signs in again, in case a call has ended the session. */
  function renewed(by: 'member' | 'administrator'): Promise<string> {
    return by === 'administrator' ? tokenOf(ADMIN.email, ADMIN.password) : tokenOf('fuzzy@qa.test', 'battery-staple')
  }
})

describe.skipIf(!HAS_NGINX).each(ENGINES)('a site on %s behind nginx with TLS, without a cache', (engine) => {
  it('N20 renders every page anew, and its memory stays, whatever it refuses', async () => {
    const site = await startNginxSite(engine, { RATE_LIMITS: 'off', PAGE_CACHE_MB: '0', ...METRICS })
    try {
      await walkWithoutCache(site)
      await walkMemory(site)
    } finally {
      await site.stop()
    }
  }, 60_000)
})
