import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Received, Pages } from '../../test/http/pages.ts'
import { startPages } from '../../test/http/pages.ts'
import { sentMails } from '../../test/mail/outbox.ts'
import type { TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { ask } from '../slices/questions/question.test-data.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'

const BASE = '/community'

/** Addresses in attributes, in the order of a document. */
const ATTRIBUTE = /\s(?:href|src|action|data-modules)="([^"]*)"/g

/** Returns every path in a page: in attributes, and in the data of its scripts. */
function pathsIn(page: string): string[] {
  const attributes = [...page.matchAll(ATTRIBUTE)].flatMap(([, value = '']) => value.split(' '))
  const files = [...page.matchAll(/"(\/[^"]*\.(?:js|css|json))"/g)].map(([, path = '']) => path)
  return [...attributes.filter((value) => value.startsWith('/')), ...files]
}

describeOnEveryEngine('a site below a path', (open) => {
  async function moveTo(site: TestSite, url: string): Promise<void> {
    await writeSettings(site.ctx, 'general', { ...(await readSettings(site.ctx, 'general')), site_url: url })
  }

  async function openBelow(): Promise<{ site: TestSite; pages: Pages }> {
    const site = await open()
    await moveTo(site, `http://qa.test${BASE}`)
    return { site, pages: await startPages(site) }
  }

  it('BP1 every address in a page and in a document has the path', async () => {
    const { site, pages } = await openBelow()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const content = 'See [the list](/questions) and @admin, and ![a picture](/uploads/post/x.png).'
    const id = await ask(site, ada.token, { title: 'Why is it below a path?', content })
    const css = await readSettings(site.ctx, 'custom_css_html')
    await writeSettings(site.ctx, 'custom_css_html', { ...css, custom_css: 'body { margin: 0 }' })
    const screens = [
      '',
      '/',
      '/questions',
      `/questions/${id}/why-is-it-below-a-path`,
      '/search?q=path',
      '/tags',
      '/users',
    ]
    const others = [
      '/users/ada',
      '/users/login',
      '/help',
      '/tos',
      '/nowhere',
      '/403',
      '/admin',
      '/admin/users',
      '/offline.html',
    ]
    for (const screen of [...screens, ...others]) {
      const { text } = await pages.get(BASE + screen)
      const outside = pathsIn(text).filter((path) => path !== BASE && !/^\/community[/?]/.test(path))
      expect([screen, outside]).toEqual([screen, []])
      expect(text.length, screen).toBeGreaterThan(500)
    }
    const documents = [
      '/feed.atom',
      '/feed.rss',
      '/sitemap.xml',
      '/opensearch.xml',
      '/robots.txt',
      '/manifest.webmanifest',
    ]
    for (const document of documents) {
      const { status, text } = await pages.get(BASE + document)
      expect([document, status]).toEqual([document, 200])
      const absolute = [...text.matchAll(/http:\/\/qa\.test([^\s"'<&]*)/g)].map(([, path = '']) => path)
      expect([document, absolute.filter((path) => !path.startsWith(BASE))]).toEqual([document, []])
    }
    const manifest = JSON.parse((await pages.get(`${BASE}/manifest.webmanifest`)).text)
    expect(manifest).toMatchObject({ id: `${BASE}/`, start_url: `${BASE}/`, scope: `${BASE}/` })
    expect(manifest.icons[0].src).toMatch(/^\/community\/icons\//)
    expect((await pages.get(`${BASE}/questions`)).text).toContain(
      `<link rel="canonical" href="http://qa.test${BASE}/questions"`,
    )
  })

  it('BP2 a request is answered alike with the path and, from a proxy that takes it off, without', async () => {
    const { pages } = await openBelow()
    const known = [`${BASE}/questions`, `${BASE}/static/site/`, `${BASE}/healthz`, `${BASE}?page=1`]
    for (const path of known) {
      const [with_, without] = [await pages.get(path), await pages.get(path.slice(BASE.length).replace(/^(?!\/)/, '/'))]
      expect([path, with_.status]).toEqual([path, without.status])
    }
    const [, file = ''] = /src="(\/community\/static\/site\/assets\/[^"]+)"/.exec((await pages.get(BASE)).text) ?? []
    // The second request for the file is answered from memory.
    for (const path of [file, file, file.slice(BASE.length)]) expect((await pages.get(path)).status).toBe(200)
    expect((await pages.get(`${BASE}s/questions`)).status).toBe(404)
    expect((await pages.get(`${BASE}${BASE}/questions`)).status).toBe(404)
    const answer = await pages.get(`${BASE}/answer/api/v1/siteinfo`)
    expect(JSON.parse(answer.text).data.general.site_url).toBe(`http://qa.test${BASE}`)
  })

  it('BP3 redirects stay below the path', async () => {
    const { site, pages } = await openBelow()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'Why is it below a path?' })
    const to = async (path: string): Promise<unknown> => (await pages.get(BASE + path)).headers['location']
    expect(await to(`/questions/${id}`)).toBe(`${BASE}/questions/${id}/why-is-it-below-a-path`)
    expect(await to('/questions/ask')).toBe(`${BASE}/users/login?next=%2Fquestions%2Fask`)
    expect(await to('/install')).toBe(`${BASE}/`)
    expect(await to('/api-docs/')).toBe(`${BASE}/api-docs`)
    expect(await to('/answer/api/v1/connector/login/nobody')).toMatch(/^\/community\/50x\?/)
  })

  it('BP4 cookies go to the site alone, with the prefix for a part of a host where the address is https', async () => {
    const { site } = await openBelow()
    const { http } = site.server
    const ada = await site.registerPerson({ name: 'Ada' })
    const visited = async (base = BASE) => {
      const headers = { authorization: ada.token }
      const answer = await http.inject({ method: 'GET', url: `${base}/answer/api/v1/user/info`, headers })
      return String(answer.headers['set-cookie'])
    }
    expect(await visited()).toMatch(/^visit=[^;]+; .*Path=\/community; HttpOnly/)
    await moveTo(site, `https://qa.test${BASE}`)
    expect(await visited()).toMatch(/^__Secure-visit=[^;]+; .*Path=\/community; HttpOnly; Secure/)
    await moveTo(site, 'https://qa.test')
    expect(await visited('')).toMatch(/^__Host-visit=[^;]+; .*Path=\/; HttpOnly; Secure/)
  })

  it('BP5 links and uploads in texts follow the site to a path and back', async () => {
    const site = await open()
    await moveTo(site, 'http://qa.test')
    const pages = await startPages(site)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const name = `/uploads/post/${'a'.repeat(32)}.png`
    const other = `http://elsewhere.test${name}`
    const content = `See [tags](/tags) by @ada, \`<a href="/code">\`, ![one](http://qa.test${name}) and ![two](${other}).`
    const id = await ask(site, ada.token, { title: 'Do the links of this stay?', content })
    const read = async () => await unwrap(site.api(ada.token).call('getQuestion', { query: { id } }))
    const before = await read()
    expect(before.html).toContain('href="/tags"')
    await moveTo(site, `http://qa.test${BASE}`)
    const below = await read()
    expect(below.html).toContain(`href="${BASE}/tags"`)
    expect(below.html).toContain(`href="${BASE}/u/ada"`)
    expect(below.html).toContain(`src="http://qa.test${BASE}${name}"`)
    expect(below.html).toContain(`src="${other}"`)
    expect(below.content).toContain(`http://qa.test${BASE}${name}`)
    expect(below.content).toContain('[tags](/tags)')
    expect(below.content).toContain('<a href="/code">')
    const preview = await unwrap(site.api(ada.token).call('renderPost', { body: { content } }))
    expect(preview).toContain(`href="${BASE}/tags"`)
    const page = await pages.get(`${BASE}/questions/${id}/do-the-links-of-this-stay`)
    expect(page.text).toContain(`href="${BASE}/tags"`)
    const feed = await pages.get(`${BASE}/feed.atom`)
    expect(feed.text).toContain(`http://qa.test${BASE}${name}`)
    expect(feed.text).toContain(`http://qa.test${BASE}/tags`)
    await moveTo(site, 'http://qa.test')
    const { html, content: source } = await read()
    expect([html, source]).toEqual([before.html, before.content])
  })

  it('BP6 an upload from below a path is found once the site is at the root of its host', async () => {
    const { pages } = await openBelow()
    const name = `/uploads/post/${'a'.repeat(32)}.png`
    await moveTo(pages.site, 'http://qa.test')
    const { status, headers } = await pages.get(BASE + name)
    expect([status, headers['location']]).toEqual([301, name])
    expect((await pages.get(`${BASE}/uploads/post/x.png`)).status).toBe(404)
  })

  it('BP7 a cached page follows the site to another path', async () => {
    const { site, pages } = await openBelow()
    const address = (answer: Received) => /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1]
    for (const _time of ['rendered', 'cached', 'known']) {
      expect(address(await pages.get(`${BASE}/questions`))).toBe(`http://qa.test${BASE}/questions`)
    }
    await moveTo(site, 'http://qa.test/qa')
    expect(address(await pages.get('/qa/questions'))).toBe('http://qa.test/qa/questions')
    await moveTo(site, 'http://qa.test')
    const atRoot = await pages.get('/questions')
    expect(address(atRoot)).toBe('http://qa.test/questions')
    expect(atRoot.text).not.toMatch(/"\/(?:qa|community)\//)
  })

  it('BP8 links in mails have the path', async () => {
    const { site } = await openBelow()
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: 'admin@qa.test' } }))
    const mail = (await sentMails(site)).map(({ text }) => text).join()
    expect(mail).toContain(`http://qa.test${BASE}/users/password-reset?code=`)
    expect(mail.replaceAll(`http://qa.test${BASE}`, '')).not.toContain('http://qa.test')
  })

  it('BP9 a sign-in without scripts leads below the path', async () => {
    const { site } = await openBelow()
    await startPages(site)
    await site.ctx.db.updateTable('users').set({ mail_status: 1 }).execute()
    const enter = async (next: string) => {
      const payload = new URLSearchParams({ e_mail: 'admin@qa.test', pass: 'admin-password' }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      const url = `${BASE}/users/login?next=${encodeURIComponent(next)}`
      return (await site.server.http.inject({ method: 'POST', url, headers, payload })).body
    }
    expect(await enter('/questions/ask')).toContain(`url=${BASE}/questions/ask"`)
    expect(await enter('/questions/ask')).toContain(`"_a_ltk_${BASE}"`)
    expect(await enter('/../other')).toContain(`url=${BASE}/"`)
  })
})
