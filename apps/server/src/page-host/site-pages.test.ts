import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { expectAlarm } from '../../test/alarm.ts'
import type { TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'
import { mountPages } from './index.ts'

/** Waits for much longer than rendering the rest of a page takes. */
const slowly = () => setTimeout(500)

describeOnEveryEngine('pages of the site', (open) => {
  async function openWithPages(change: { offlinePage?: boolean } = {}): Promise<TestSite> {
    const site = await open()
    Object.assign(site.ctx.config, change)
    await mountPages(await site.ownServer(), site.ctx)
    return site
  }
  const get = (site: TestSite, url: string, headers: Record<string, string> = {}) =>
    site.server.http.inject({ method: 'GET', url, headers })

  it('PG1 each error page has its status, its text and a next step', async () => {
    const site = await openWithPages()
    const ends = [
      ['/403', 403, 'No access'],
      ['/nowhere', 404, 'Not found'],
      ['/%', 404, 'Not found'],
      ['/questions/%E0%A4%A', 404, 'This question is not here'],
      ['/questions/10010000000009999', 404, 'This question is not here'],
      ['/maintenance', 503, 'Back soon'],
    ] as const
    for (const [url, status, words] of ends) {
      const answer = await get(site, url)
      expect([url, answer.statusCode]).toEqual([url, status])
      expect(answer.payload).toMatch(new RegExp(`<h1[^>]*>${words}`))
      expect(answer.payload, url).toContain('name="robots" content="noindex"')
      expect(answer.payload, url).toMatch(/<main[\s\S]*<a [^>]*href="\/"/)
      expect(answer.headers['retry-after'], url).toBe(status === 503 ? '600' : undefined)
    }
  })

  it('PG7 the page of a failed login shows the words of this site and none that somebody wrote into its address', async () => {
    const site = await openWithPages()
    const { location } = (await get(site, '/answer/api/v1/connector/login/nobody')).headers
    const own = String(location)
    const shown = await get(site, own)
    expect(shown.statusCode).toBe(404)
    expect(shown.payload).toContain('This site has no login of this name.')
    const forged = [
      '/50x?msg=Call+555',
      '/50x?title=Call+555',
      '/50x?title=Call+555&msg=Call+555&reason=error.connector.unknown&proof=x',
      own.replace(/msg=[^&]*/, 'msg=Call+555'),
      own.replace(/title=[^&]*/, 'title=Call+555'),
      `${own}&msg=Call+555`,
      own.replace('?', '?msg=Call+555&'),
      ...['/50X', '/50x/', '//50x', '/%350x', '/50x//', '/%35%30%58/'].map(
        (path) => `${path}?msg=Call+555&title=Call+555`,
      ),
    ]
    for (const url of forged) {
      const answer = await get(site, url)
      expect([url, answer.payload.includes('Call 555')]).toEqual([url, false])
      if (answer.statusCode === 302) expect(answer.headers.location).toBe('/50x')
    }
    expect((await get(site, forged[0] ?? '')).statusCode).toBe(302)
    expectAlarm(/GET \/50x was answered with 500/)
    expect((await get(site, '/50x')).statusCode).toBe(500)
  })

  it('PG8 closing waits for reads that a page was answered without', async () => {
    const site = await openWithPages()
    const { dispatcher, http } = site.server
    const runAs = dispatcher.runAs.bind(dispatcher)
    const reads = { begun: 0, ended: 0 }
    vi.spyOn(dispatcher, 'runAs').mockImplementation(async (id, ...given) => {
      if (id !== 'listComments') return runAs(id, ...given)
      reads.begun += 1
      await slowly()
      return runAs(id, ...given).finally(() => (reads.ended += 1))
    })
    expect((await get(site, '/questions/10010000000009999')).statusCode).toBe(404)
    await http.close()
    expect(reads).toEqual({ begun: 1, ended: 1 })
  })

  it("PG2 while the database does not answer, the site announces its return in the viewer's language", async () => {
    // The log must not contain the query, which may contain a secret code.
    expectAlarm(/"path":"\/questions","msg":"page not rendered"/)
    const site = await openWithPages()
    await get(site, '/questions')
    await site.ctx.database.close()
    const answer = await get(site, '/questions?code=secret', { 'accept-language': 'zh-CN', cookie: 'visit=whatever' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
    expect(answer.payload).toContain('lang="zh-CN"')
    expect(answer.payload).toContain('<a href="">')
    expect(answer.payload).not.toContain('<script')
  })

  it('PG2 a page whose reads failed because the database did not answer announces its return, even if it is back by then', async () => {
    expectAlarm(/a read of a page failed/)
    expectAlarm(/page not rendered/)
    const site = await openWithPages()
    // The message and the code of PgBouncer's error while a standby takes over.
    const away = Object.assign(new Error('server login has been failing, try again later'), { code: '08P01' })
    vi.spyOn(site.server.dispatcher, 'runAs').mockRejectedValue(away)
    const answer = await get(site, '/tags')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  })

  it('PG6 an error inside a read of a page is logged with its cause, which the page does not show', async () => {
    expectAlarm(/a read of a page failed.*disk of glass|disk of glass.*a read of a page failed/)
    expectAlarm(/GET \/tags was answered with 500/)
    const site = await openWithPages()
    const { dispatcher } = site.server
    const runAs = dispatcher.runAs.bind(dispatcher)
    dispatcher.runAs = async (id, ...call) => {
      if (id === 'listTags') throw new Error('disk of glass')
      return runAs(id, ...call)
    }
    const answer = await get(site, '/tags')
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).not.toContain('glass')
  })

  it('PG3 the offline page exists in both languages, and its service worker can be removed', async () => {
    const site = await openWithPages()
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, name: 'Beer & <ale>' })
    const english = await get(site, '/offline.html?lang=en_US')
    expect(english.payload).toContain('<title>No connection · Beer &amp; &lt;ale&gt;</title>')
    expect((await get(site, '/offline.html?lang=zh_CN')).payload).toContain('lang="zh-CN"')
    expect((await get(site, '/offline.html?lang=xx')).payload).toContain('lang="en-US"')
    const worker = await get(site, '/sw.js?lang=en_US')
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
    })
    expect(worker.payload).toContain("addEventListener('fetch'")
    expect((await get(site, '/')).payload).toContain('"offlinePage":true')
    const other = await openWithPages({ offlinePage: false })
    const removal = await get(other, '/sw.js?lang=en_US')
    expect(removal.payload).toContain('unregister')
    expect(removal.payload).not.toContain("addEventListener('fetch'")
    expect((await get(other, '/')).payload).toContain('"offlinePage":false')
  })

  it('PG4 custom HTML is in the pages, with a policy that allows its scripts and no others, and an address leaves it out', async () => {
    const site = await openWithPages()
    const custom = {
      custom_css: 'p { color: red }',
      custom_head: '<meta name="x" content="$&"><script>own()</script>',
      custom_header: '<script src="https://stats.test/a.js"></script>',
      custom_footer: '',
      custom_sidebar: '',
    }
    const before = String((await get(site, '/')).headers['content-security-policy'])
    await writeSettings(site.ctx, 'custom_css_html', custom)
    const page = await get(site, '/')
    expect(page.payload).toMatch(
      /<link rel="stylesheet" href="\/custom\.css\?v=\w+"><meta name="x" content="\$&"><script>own\(\)<\/script><\/head>/,
    )
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'[^;]* 'sha256-[^;]* https:\/\/stats\.test;/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]* https:[ ;]/)
    expect(before).not.toContain('stats.test')
    expect(before).toContain("connect-src 'self';")
    for (const url of [
      '/users/login?next=%2Fadmin',
      '/admin',
      '/admin/settings/general',
      '/?custom=off',
      '/questions?order=newest&custom=off',
    ]) {
      const plain = await get(site, url)
      expect([url, plain.statusCode]).toEqual([url, 200])
      expect(plain.payload, url).not.toMatch(/own\(\)|custom\.css\?|<script src="https/)
      expect(String(plain.headers['content-security-policy'])).not.toContain('stats.test')
    }
  })

  it("PG5 a page whose address or headers are too long is refused with a page in the reader's language", async () => {
    const site = await openWithPages()
    const cases = [
      [414, `/questions?x=${'x'.repeat(9000)}`, {}],
      [414, `/tags/${'x'.repeat(2000)}`, {}],
      [431, '/questions', { cookie: `a=${'x'.repeat(17_000)}` }],
    ] as const
    for (const [status, url, headers] of cases) {
      const answer = await get(site, url, { ...headers, 'accept-language': 'zh-CN' })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.payload).toContain('lang="zh-CN"')
      expect(answer.payload).toMatch(/<h1>错误…<\/h1><p>[^<]+<\/p><a href="\/">/)
      expect(answer.payload).not.toContain('<script')
    }
    const program = await get(site, `/answer/nowhere?x=${'x'.repeat(9000)}`)
    expect(program.json()).toMatchObject({ code: 414, reason: 'base.address_too_long' })
  })
})
