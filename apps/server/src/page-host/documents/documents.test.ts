import { expect, it, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { BoundedQueue } from '../../platform/concurrency/bounded-queue.ts'
import { TooManyRequests } from '../../platform/refusals/too-many-requests.ts'
import { openSession } from '../../slices/accounts/index.ts'
import { ask } from '../../slices/questions/question.test-data.ts'
import { updateUser } from '../../slices/users/index.ts'
import { openWithDocuments } from './documents.test-data.ts'
import { documentRoutes } from './index.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'

/** An example address of each route on the test site; content is created for those that need it. */
const EXAMPLES: Record<string, string> = {
  '/sitemap/:file': '/sitemap/question-1.xml',
  '/previews/questions/:file': '/previews/questions/10010000000000001.png',
  '/tags/:slug/feed.atom': '/tags/beer/feed.atom',
  '/tags/:slug/feed.rss': '/tags/beer/feed.rss',
  '/users/:username/feed.atom': '/users/admin/feed.atom',
  '/users/:username/feed.rss': '/users/admin/feed.rss',
  '/icons/:name': '/icons/icon-192.png',
}

describeOnEveryEngine('documents for programs', (open) => {
  it('DOC1 are public, and on a private site follow their policy', async () => {
    const { site, get, set } = await openWithDocuments(open)
    const admin = await site.admin()
    await ask(site, admin.token, { title: 'Why is beer brown?' })
    const { visit } = await openSession(site.ctx, site.ctx.db, admin.id)
    const suspended = await site.registerPerson({ name: 'Gone' })
    const { visit: ended } = await openSession(site.ctx, site.ctx.db, suspended.id)
    await updateUser(site.ctx.db, suspended.id, { status: 'suspended' })
    const routes = Object.entries(documentRoutes(site.ctx)).map(([url, { policy }]) => ({
      url: EXAMPLES[url] ?? url,
      policy,
    }))
    for (const { url } of routes) {
      const answer = await get(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(answer.headers['cache-control'], url).toMatch(/^public, (no-cache|max-age=3600)$/)
      expect(answer.headers['content-security-policy'], url).toBe("default-src 'none'; sandbox")
    }
    await set('login', { login_required: true })
    for (const { url, policy } of routes) {
      const ofGuest = await get(url)
      const ofSuspended = await get(url, { cookie: `visit=${ended}` })
      const ofMember = await get(url, { cookie: `visit=${visit}` })
      const codes = [ofGuest, ofSuspended, ofMember].map(({ statusCode }) => statusCode)
      expect([url, ...codes]).toEqual([url, ...(policy === 'open' ? [200, 200, 200] : [404, 404, 200])])
      if (policy !== 'open') expect(ofMember.headers['cache-control'], url).toBe('private, no-cache')
      if (policy !== 'open') expect(ofGuest.payload, url).not.toContain('beer')
    }
    expect((await get('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
  })

  it('DOC2 are revalidated with 304, and every change is seen', async () => {
    const { site, get } = await openWithDocuments(open)
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'Why is beer brown?' })
    const first = await get('/feed.atom')
    const tag = String(first.headers.etag)
    const changed = String(first.headers['last-modified'])
    for (const header of [{ 'if-none-match': tag }, { 'if-modified-since': changed }]) {
      const again = await get('/feed.atom', header)
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag])
    }
    // The ETag takes precedence over the time.
    expect((await get('/feed.atom', { 'if-none-match': '"x"', 'if-modified-since': changed })).statusCode).toBe(200)
    // Deleting a post changes the feed without a newer post, even within the same second.
    const { error } = await site.api(token).call('deleteQuestion', { body: { id } })
    expect(error).toBeUndefined()
    for (const header of [{ 'if-none-match': tag }, { 'if-modified-since': changed }]) {
      const after = await get('/feed.atom', header)
      expect(after.statusCode).toBe(200)
      expect(after.payload).not.toContain('beer')
    }
    const head = await site.server.http.inject({ method: 'HEAD', url: '/feed.atom' })
    expect([head.statusCode, head.payload]).toEqual([200, ''])
  })

  it('DOC3 are not found at addresses like these', async () => {
    const { site, get } = await openWithDocuments(open)
    await ask(site, (await site.admin()).token, { title: 'Why is beer brown?' })
    const urls = [
      '/sitemap/question-0.xml',
      '/sitemap/question-2.xml',
      '/sitemap/question-01.xml',
      '/sitemap/question-99999999999999999999.xml',
      '/sitemap/other.xml',
      '/tags/nothing/feed.atom',
      '/users/nobody/feed.rss',
      '/previews/questions/10010000000009999.png',
      '/previews/questions/10020000000000001.png',
      '/previews/questions/..%2f..%2ftest.png',
      '/icons/icon-33.png',
      '/icons/constructor',
    ]
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it('DOC4 robots.txt is the text of the settings plus the site map, unless the text names one', async () => {
    const { get, set } = await openWithDocuments(open)
    const robots = async () => (await get('/robots.txt')).payload
    expect(await robots()).toMatch(/^User-agent: \*\n(Disallow: \S+\n)+\nSitemap: http:\/\/qa\.test\/sitemap\.xml\n$/)
    await set('site_seo', { robots: 'User-agent: *\nAllow: /\nsitemap: https://cdn.test/map.xml' })
    expect(await robots()).toBe('User-agent: *\nAllow: /\nsitemap: https://cdn.test/map.xml\n')
    await set('general', { site_url: 'https://ask.test/' })
    await set('site_seo', { robots: 'User-agent: *' })
    expect(await robots()).toBe('User-agent: *\n\nSitemap: https://ask.test/sitemap.xml\n')
  })

  it('DOC5 /custom.css is the CSS of the settings, and always exists', async () => {
    const { get, set } = await openWithDocuments(open)
    expect(await get('/custom.css')).toMatchObject({ statusCode: 200, payload: '' })
    await set('custom_css_html', { custom_css: 'body { color: red }' })
    const { payload, headers } = await get('/custom.css')
    expect([payload, headers['content-type']]).toEqual(['body { color: red }', 'text/css; charset=utf-8'])
  })

  it('DOC6 are the same however their address is escaped, and made once', async () => {
    const { site, get } = await openWithDocuments(open)
    await ask(site, (await site.admin()).token, { title: 'Why is beer brown?', tags: [{ slug_name: 'c++' }] })
    const made = vi.spyOn(BoundedQueue.prototype, 'run')
    const urls = [
      '/tags/c++/feed.atom',
      '/tags/%63%2B+/feed.atom',
      '/tags/c%2b%2b/%66eed.atom?x=1',
      '/tags/c%2B%2B/feed.atom',
    ]
    const [first, ...others] = await Promise.all(urls.map((url) => get(url)))
    expect(first?.payload).toContain('href="http://qa.test/tags/c%2B%2B/feed.atom"')
    for (const { payload, statusCode } of others) expect([statusCode, payload]).toEqual([200, first?.payload])
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })

  it('DOC7 are made four at a time, and who comes when many wait is refused', async () => {
    const { site, get } = await openWithDocuments(open)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const read = site.ctx.files.read.bind(site.ctx.files)
    let reading = 0
    vi.spyOn(site.ctx.files, 'read').mockImplementation(async (path) => {
      reading += 1
      await held
      return read(path)
    })
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, n) =>
        ask(site, (await site.admin()).token, { title: `Question number ${n}` }),
      ),
    )
    expect(reading).toBe(0)
    const previews = ids.map((id) => get(`/previews/questions/${id}.png`))
    await vi.waitFor(() => expect(reading).toBe(4), WAIT_TIMEOUT)
    const robots = get('/robots.txt')
    release()
    expect((await Promise.all([...previews, robots])).map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200))
    const queued = vi.spyOn(BoundedQueue.prototype, 'run').mockRejectedValueOnce(new TooManyRequests(10))
    const refused = await get('/feed.rss')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
    queued.mockRestore()
  })
})
