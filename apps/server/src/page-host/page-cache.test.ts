import { request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import { expectAlarm } from '../../test/alarm.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { startPages } from '../../test/http/pages.ts'
import { BoundedQueue, SharedTask } from '../platform/concurrency/bounded-queue.ts'
import { VISIT_COOKIE } from '../platform/http/cookies.ts'
import { TooManyRequests } from '../platform/refusals/too-many-requests.ts'
import { openSession } from '../slices/accounts/index.ts'
import { questionViews } from '../slices/questions/index.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'
import { findUserByUsername } from '../slices/users/index.ts'
import type { CachedResponse } from './cache/response-cache.ts'
import { responseCache } from './cache/response-cache.ts'
import { WAIT_TIMEOUT } from '../../test/wait-timeout.ts'

const AUTHOR = { name: 'Ada', rank: 1000 } as const

describeOnEveryEngine('cached pages of guests', (open) => {
  const openPages = async () => {
    const pages = await startPages(await open({ trustedProxies: ['127.0.0.1'] }))
    const ada = await pages.site.registerPerson(AUTHOR)
    const api = pages.site.api(ada.token)
    const asked = await unwrap(
      api.call('createQuestion', {
        body: { title: 'Why does my bread not rise?', content: 'It stays flat all night.', tags: [tag('bread')] },
      }),
    )
    return { pages, api, id: asked.id, path: `/questions/${asked.id}/${asked.url_title}` }
  }

  it('K1 are the same bytes again in each coding, each with its own ETag', async () => {
    const { pages, path } = await openPages()
    const first = await pages.get(path, { 'accept-encoding': 'br' })
    const again = await pages.get(path, { 'accept-encoding': 'br' })
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(again.bytes.equals(first.bytes)).toBe(true)
    // The cached page is served without Fastify, but with the same headers.
    const ofEach = { date: '', 'x-request-id': '' }
    expect({ ...again.headers, ...ofEach }).toEqual({ ...first.headers, ...ofEach })
    const zipped = await pages.get(path, { 'accept-encoding': 'gzip' })
    const plain = await pages.get(path)
    expect(brotliDecompressSync(first.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text)
    expect(plain.text).toContain('Why does my bread not rise?')
    expect(new Set([first, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    const known = await pages.get(path, { 'accept-encoding': 'br', 'if-none-match': `"x", ${first.headers.etag}` })
    expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, first.headers.etag])
    const asker = { 'accept-encoding': 'br', 'if-none-match': `W/${first.headers.etag}`, cookie: 'another=reader' }
    const [routed, answered] = [await pages.get(path, asker), await pages.get(path, asker)]
    expect([routed.status, answered.status]).toEqual([304, 304])
    expect({ ...answered.headers, ...ofEach }).toEqual({ ...routed.headers, ...ofEach })
    const other = await pages.get(path, { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) })
    expect(other.status).toBe(200)
    const head = await pages.head(path, { 'accept-encoding': 'br' })
    expect([head.status, head.headers.etag, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      first.headers.etag,
      String(first.bytes.length),
      0,
    ])
  })

  it('K2 differ by language and theme, but not by tracking parameters', async () => {
    const { pages, path } = await openPages()
    const tagOf = async (query: string, headers = {}) => (await pages.get(`${path}${query}`, headers)).headers.etag
    const english = await tagOf('')
    expect(await tagOf('?utm_source=letter&page=1')).toBe(english)
    expect(await tagOf('', { 'accept-language': 'zh-CN' })).not.toBe(english)
    expect((await pages.get(path, { cookie: 'lang=zh_CN' })).text).toContain('lang="zh-CN"')
    expect((await pages.get(path, { cookie: 'theme=dark' })).text).toContain('data-theme="dark"')
    expect((await pages.get(path)).text).not.toContain('data-theme="dark"')
  })

  it('K3 are for guests alone: anyone with a session gets a page rendered for them', async () => {
    const { pages, path } = await openPages()
    await pages.get(path)
    const own = await pages.get(path, { cookie: `${VISIT_COOKIE.name}=anything` })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(own.headers.etag).toBeUndefined()
  })

  it('K4 are not cached when they report a missing object or redirect', async () => {
    const { pages, api, id } = await openPages()
    const absent = await pages.get('/questions/10010000000000099')
    expect([absent.status, absent.headers['cache-control']]).toEqual([404, 'private, no-cache'])
    const moved = await pages.get(`/questions/${id}/another-title`)
    expect([moved.status, moved.headers['cache-control']]).toEqual([302, 'private, no-cache'])
    expect((await pages.get('/tags/later')).status).toBe(404)
    await unwrap(
      api.call('createQuestion', {
        body: { title: 'A question with a new tag?', content: 'Its tag is new.', tags: [tag('later')] },
      }),
    )
    expect((await pages.get('/tags/later')).status).toBe(200)
  })

  it('K5 are no longer served once the site is for members only', async () => {
    const { pages, path } = await openPages()
    expect((await pages.get(path)).status).toBe(200)
    const admin = pages.site.api((await pages.site.admin()).token)
    const settings = await unwrap(admin.call('getLoginSettings'))
    await unwrap(admin.call('updateLoginSettings', { body: { ...settings, login_required: true } }))
    const closed = await pages.get(path)
    expect(closed.status).toBe(307)
    expect(closed.headers['cache-control']).toBe('private, no-cache')
  })

  it('K6 expire after a minute', async () => {
    const { pages, path } = await openPages()
    const before = await pages.get(path)
    pages.site.clock.advance(59_000)
    expect((await pages.get(path)).headers.etag).toBe(before.headers.etag)
    pages.site.clock.advance(2_000)
    const made = pages.made()
    await pages.get(path)
    expect(pages.made()).toBe(made + 1)
  })

  it('K7 count as views of their question, once per reader', async () => {
    const { pages, id, path } = await openPages()
    for (let n = 0; n < 3; n += 1) await pages.get(path)
    for (let n = 0; n < 2; n += 1) await pages.get(path, { 'user-agent': 'Somebot/1.0' })
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await pages.get(path, { 'x-forwarded-for': ip })
    await questionViews(pages.site.ctx).flush()
    const row = await pages.site.ctx.db
      .selectFrom('questions')
      .select('view_count')
      .where('id', '=', Number(id.slice(-13)))
      .executeTakeFirst()
    expect(row?.view_count).toBe(3)
  })

  it('K8 allow their own inline scripts by hash, and contain no nonce that could be reused', async () => {
    const { pages, path } = await openPages()
    const { text, headers } = await pages.get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('nonce')
    expect(text).not.toContain('nonce=')
  })

  it('K9 are rendered once for concurrent requests', async () => {
    const { pages, path } = await openPages()
    const made = pages.made()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pages.get(path)))
    expect(pages.made()).toBe(made + 1)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    const again = await Promise.all(Array.from({ length: 20 }, () => pages.get(path)))
    expect(pages.made()).toBe(made + 1)
    expect(new Set([...answers, ...again].map(({ text }) => text)).size).toBe(1)
  })

  it('K10 are not served while the change log cannot be read, but rendered', async () => {
    const { pages, path } = await openPages()
    const before = await pages.get(path)
    const { changes } = pages.site.ctx
    const made = pages.made()
    const learning = vi.spyOn(changes, 'catchUp')
    learning.mockImplementation(() => Promise.reject(new Error('away')))
    expect((await pages.get(path)).status).toBe(200)
    learning.mockImplementation(() => {
      throw new Error('away')
    })
    expect((await pages.get(path)).status).toBe(200)
    expect(pages.made()).toBe(made + 2)
    learning.mockRestore()
    expect((await pages.get(path)).headers.etag).toBe(before.headers.etag)
    expect(pages.made()).toBe(made + 2)
  })

  it('K10 are served for a minute while the database does not answer, and not at other failures', async () => {
    expectAlarm(/a read of a page failed/)
    expectAlarm(/page not rendered/)
    expectAlarm(/was answered with 500/)
    const { pages, path } = await openPages()
    const before = await pages.get(path)
    const { changes, clock } = pages.site.ctx
    const gone = Object.assign(new Error('server login has been failing, try again later'), { code: '08P01' })
    vi.spyOn(changes, 'catchUp').mockImplementation(() => Promise.reject(gone))
    const reads = vi.spyOn(pages.site.server.dispatcher, 'runAs').mockRejectedValue(new Error('a disk of glass'))
    expect((await pages.get(path)).status).toBe(500)
    reads.mockRejectedValue(gone)
    const during = await pages.get(path)
    expect([during.status, during.headers.etag]).toEqual([200, before.headers.etag])
    expect((await pages.get('/tags')).status).toBe(503)
    const now = clock.now()
    vi.spyOn(clock, 'now').mockImplementation(() => now + 60_000)
    expect((await pages.get(path)).status).toBe(503)
  })

  it('K10 are served without a rendering once the outage is known, even if the database never answers', async () => {
    expectAlarm(/a read of a page failed/)
    const { pages, path } = await openPages()
    const before = await pages.get(path)
    const { changes } = pages.site.ctx
    const gone = Object.assign(new Error('no route to host'), { code: 'EHOSTUNREACH' })
    const learning = vi.spyOn(changes, 'catchUp').mockImplementation(() => Promise.reject(gone))
    const reads = vi.spyOn(pages.site.server.dispatcher, 'runAs').mockRejectedValue(gone)
    await pages.get(path)
    const made = pages.made()
    learning.mockImplementation(() => new Promise(() => {}))
    const during = await pages.get(path)
    expect([during.status, during.headers.etag, pages.made()]).toEqual([200, before.headers.etag, made])
    learning.mockRestore()
    reads.mockRestore()
    expect((await pages.get('/tags')).status).toBe(200)
    vi.spyOn(changes, 'catchUp').mockRejectedValue(new Error('a disk of glass'))
    await pages.get(path)
    expect(pages.made(), 'the end of the outage is noticed').toBe(made + 2)
  })

  it('K10 are not served while the database does not answer once the process knows that the site is for members only', async () => {
    expectAlarm(/a read of a page failed/)
    expectAlarm(/page not rendered/)
    const { pages, path } = await openPages()
    expect((await pages.get(path)).status).toBe(200)
    const { changes } = pages.site.ctx
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
    // The database goes away after the change, and before anybody reads the change log.
    vi.spyOn(changes, 'catchUp').mockImplementation(() => Promise.reject(gone))
    const login = await readSettings(pages.site.ctx, 'login')
    await writeSettings(pages.site.ctx, 'login', { ...login, login_required: true })
    vi.spyOn(pages.site.server.dispatcher, 'runAs').mockRejectedValue(gone)
    const during = await pages.get(path)
    expect(during.text).not.toContain('Why does my bread not rise?')
    expect(during.status).toBe(503)
  })

  it('K11 are logged like every other response, without the query', async () => {
    const { pages, path } = await openPages()
    const logged = vi.spyOn(pages.site.ctx.log, 'info')
    for (let n = 0; n < 3; n += 1) await pages.get(`${path}?ref=friend`)
    const request = expect.stringMatching(/^[\da-f]{8}-/)
    const line = { request, operation: 'page', method: 'GET', path, status: 200, ms: expect.any(Number) }
    expect(logged.mock.calls.slice(-2)).toEqual([
      [line, 'answered'],
      [line, 'answered'],
    ])
  })

  it('K12 ask for https alone as soon as the site address is https', async () => {
    const { pages, path } = await openPages()
    const { ctx } = pages.site
    const get = async () => (await pages.get(path)).headers['strict-transport-security']
    expect([await get(), await get()]).toEqual([undefined, undefined])
    const general = await readSettings(ctx, 'general')
    await writeSettings(ctx, 'general', { ...general, site_url: 'https://qa.test' })
    expect([await get(), await get()]).toEqual(['max-age=31536000', 'max-age=31536000'])
  })

  it('K13 are in memory within PAGE_CACHE_MB, together with the requests for them, and not at all with 0', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    for (const pageCacheBytes of [0, 200_000]) {
      const pages = await startPages(await open({ pageCacheBytes }))
      const cache = responseCache(pages.site.ctx)
      const responses: WeakRef<CachedResponse>[] = []
      const get = cache.get.bind(cache)
      cache.get = async (key, seconds, make) => {
        const response = await get(key, seconds, make)
        responses.push(new WeakRef(response))
        return response
      }
      for (let page = 1; page <= 25; page += 1) {
        for (const cookie of ['a=1', 'a=2']) {
          const { status } = await pages.get(`/questions?page=${page}`, { 'accept-encoding': 'br', cookie })
          expect(status).toBe(200)
        }
      }
      await new Promise((resolve) => setImmediate(resolve))
      collectGarbage()
      // Both requests for a page got the same response.
      const retained = new Set(responses.flatMap((response) => response.deref() ?? []))
      const bytes = [...retained].reduce((sum, { body }) => sum + body.bytes, 0)
      expect(bytes).toBeLessThanOrEqual(pageCacheBytes)
      expect(cache.memory.bytes).toBeLessThanOrEqual(pageCacheBytes)
      expect(cache.memory.bytes > 0).toBe(pageCacheBytes > 0)
    }
  })

  it('K14 are the same for every spelling of their address, which renders and remembers nothing', async () => {
    const { pages, id, path } = await openPages()
    const { headers } = await pages.get(path)
    const [made, bytes] = [pages.made(), responseCache(pages.site.ctx).memory.bytes]
    const title = path.split('/').at(-1)
    const queries = Array.from({ length: 20 }, (_, n) => `${path}?x${n}=${n}`)
    const values = [
      'page=1',
      'page=0',
      'page=-7',
      'order=sideways',
      'q=bread',
      'next=/',
      '__proto__=1',
      'custom=on',
      '?',
      '&&=',
    ]
    const paths = [
      `//questions/${id}/${title}`,
      `/QUESTIONS/${id}/${title}/`,
      `/%71uestions/${id}//${title}`,
      `/x/..${path}`,
    ]
    for (const url of [...queries, ...values.map((value) => `${path}?${value}`), ...paths]) {
      const answer = await pages.get(url)
      expect([url, answer.status, answer.headers.etag]).toEqual([url, 200, headers.etag])
    }
    expect([pages.made(), responseCache(pages.site.ctx).memory.bytes]).toEqual([made, bytes])
  })

  it('K17 are shown instead of a comment that the question does not have, without being rendered', async () => {
    const { pages, api, id, path } = await openPages()
    const other = { title: 'Why does my cake not rise?', content: 'It stays flat all day.', tags: [tag('cake')] }
    const elsewhere = await unwrap(api.call('createQuestion', { body: other }))
    const comment = async (object_id: string) => {
      const body = { object_id, original_text: 'How long did it rest?' }
      return (await unwrap(api.call('createComment', { body }))).comment_id
    }
    const [own, foreign] = [await comment(id), await comment(elsewhere.id)]
    const made = pages.made()
    for (const named of [foreign, '10070000000000099', '1', 'x', '7'.repeat(400)]) {
      const answer = await pages.get(`${path}?commentId=${named}&page=2`)
      expect([named, answer.status, answer.headers.location]).toEqual([named, 302, `${path}?page=2`])
    }
    expect(pages.made()).toBe(made)
    const shown = await pages.get(`${path}?commentId=${own}`)
    expect([shown.status, shown.text.includes(own)]).toEqual([200, true])
  })

  it('K15 are rendered four at a time, others wait, and further ones are refused in words when many wait', async () => {
    const { pages, path } = await openPages()
    const ada = await findUserByUsername(pages.site.ctx.db, 'ada')
    const { visit } = await openSession(pages.site.ctx, pages.site.ctx.db, ada?.id ?? 0)
    const cookie = `${VISIT_COOKIE.name}=${visit}`
    const made = pages.made()
    const release = pages.holdGuests()
    const waiting = Array.from({ length: 10 }, (_, n) => pages.get(`/users/login?next=/${n}`))
    // A member does not queue behind guests, so this is answered although all guests are still waiting.
    expect((await pages.get(path, { cookie })).status).toBe(200)
    expect(pages.made()).toBe(made + 4 + 1)
    release()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses).toEqual(waiting.map(() => 200))
    const queued = vi.spyOn(BoundedQueue.prototype, 'run').mockRejectedValueOnce(new TooManyRequests(10))
    const refused = await pages.get(path, { 'accept-language': 'zh-CN' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10'])
    expect(refused.text).toContain('lang="zh-CN"')
    expect((await pages.get(path)).status).toBe(200)
    queued.mockRestore()
  })

  it('K15 are rendered while any number of other addresses waits, half of them of one network, which whoever leaves does no longer', async () => {
    const { pages, path } = await openPages()
    const made = pages.made()
    const queued = vi.spyOn(BoundedQueue.prototype, 'run')
    const release = pages.holdGuests()
    // All addresses of an IPv6 network count as one caller.
    const from = (network: number, n: number) => ({ 'x-forwarded-for': `2001:db8:0:${network}::${n}` })
    const login = (n: number) => `/users/login?next=/${n}`
    const ask = (network: number, n: number) => {
      const options = { host: '127.0.0.1', port: pages.port, agent: false, path: login(n), headers: from(network, n) }
      const asked = request(options).end()
      asked.on('error', () => {})
      return asked
    }
    const asked = Array.from({ length: 504 }, (_, n) => ask(1, n))
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(504), { timeout: 20_000 })
    expect((await pages.get(login(504), from(1, 504))).status).toBe(429)
    for (let n = 0; n < 500; n += 1) asked.push(ask(2 + (n % 3), n))
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(1005), { timeout: 20_000 })
    expect((await pages.get(login(505), from(5, 505))).status).toBe(429)
    const cached = pages.get(path)
    await vi.waitFor(() => expect(pages.made()).toBe(made + 4 + 1), WAIT_TIMEOUT)
    for (const one of asked) one.destroy()
    const waited = queued.mock.results.slice(4, 1005).map(({ value }) => value)
    expect((await Promise.allSettled(waited)).map(({ status }) => status)).toEqual(waited.map(() => 'rejected'))
    release()
    expect([(await cached).status, (await pages.get(login(506))).status]).toEqual([200, 200])
    expect(pages.made()).toBe(made + 4 + 1 + 1)
    queued.mockRestore()
  })

  it('K15 are rendered when it is the turn of any network that waits for them', async () => {
    const { pages, path } = await openPages()
    const started: number[] = []
    let queued = 0
    const run = BoundedQueue.prototype.run
    const running = vi.spyOn(BoundedQueue.prototype, 'run').mockImplementation(function (
      this: BoundedQueue,
      work,
      caller,
    ) {
      const place = (queued += 1)
      const begin = () => {
        started.push(place)
        return work()
      }
      return run.call<BoundedQueue, [typeof work, typeof caller], ReturnType<typeof work>>(this, begin, caller)
    })
    const joined = vi.spyOn(SharedTask.prototype, 'join')
    const release = pages.holdGuests()
    const get = (network: number, address: string) =>
      pages.get(address, { 'x-forwarded-for': `2001:db8:0:${network}::1` })
    const asked: ReturnType<typeof get>[] = []
    for (const address of [...Array.from({ length: 7 }, (_, n) => `/questions?page=${n + 2}`), path]) {
      asked.push(get(1, address))
      await vi.waitFor(() => expect(queued).toBe(asked.length), WAIT_TIMEOUT)
    }
    asked.push(get(2, path))
    await vi.waitFor(() => expect(joined).toHaveBeenCalledOnce(), WAIT_TIMEOUT)
    release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toEqual(asked.map(() => 200))
    // The other network's first page comes before the queued pages of the first network.
    expect(started).toEqual([1, 2, 3, 4, 8, 5, 6, 7])
    running.mockRestore()
    joined.mockRestore()
  })

  it('K15 answer a refused form in words without scripts, too', async () => {
    const { pages } = await openPages()
    const queued = vi.spyOn(BoundedQueue.prototype, 'run').mockRejectedValueOnce(new TooManyRequests(10))
    const form = { host: 'qa.example', origin: 'https://qa.example', 'accept-language': 'zh-CN' }
    const refused = await pages.site.server.http.inject({
      method: 'POST',
      url: '/users/register',
      headers: { ...form, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'pass=one&pass_again=another',
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.payload).toContain('lang="zh-CN"')
    queued.mockRestore()
  })

  // Paragraphs per answer, all with the densest markup: as many as the HTML of a text may have, and just few enough for
  // all fifteen answers to fit on the page.
  it.each([75_000, 1_500])(
    'K16 stay within 2 MB beside their question when fifteen answers of %i paragraphs stand on them, each whole at its address',
    async (paragraphs) => {
      const { pages, id, path } = await openPages()
      const written: string[] = []
      for (let n = 0; n < 15; n += 1) {
        const { token } = await pages.site.registerPerson({ name: `Bo ${n}`, rank: 1000 })
        const body = { question_id: id, content: `It is too cold, ${n}.` }
        written.push((await unwrap(pages.site.api(token).call('createAnswer', { body }))).info.id)
      }
      const parsed_text = '<p>a <b>b</b></p>'.repeat(paragraphs)
      await pages.site.ctx.db.updateTable('answers').set({ parsed_text }).execute()
      // The page that was cached without the answers expires.
      pages.site.clock.advance(61_000)
      const { text, status } = await pages.get(path)
      expect([status, Buffer.byteLength(text) < 2_000_000]).toEqual([200, true])
      const links = written.map((answer) => `href="${path}/${answer}"`)
      expect(links.filter((link) => text.includes(link))).toHaveLength(paragraphs > 1_500 ? 15 : 0)
      const last = written.at(-1) ?? ''
      const named = await pages.get(`${path}/${last}`)
      expect(named.text.split('<p>a <b>b</b></p>').length).toBeGreaterThan(paragraphs)
      expect(named.text).not.toContain(links.at(-1))
    },
    60_000,
  )
})

function tag(slug: string) {
  return { slug_name: slug, display_name: slug, original_text: '' }
}
