import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect } from 'vitest'
import type { Browser } from '../browser.ts'
import type { NginxSite } from '../nginx-site.ts'

const TAGS = [{ slug_name: 'bread', display_name: 'bread', original_text: '' }]
/** Environment with the token for `/metrics`. */
export const METRICS = { METRICS_TOKEN: 'only-for-measuring' }

interface AskedQuestion {
  id: string
  path: string
}

/** Returns how many pages were taken from the cache, rendered for it, and rendered without it. */
async function pagesOf(site: NginxSite): Promise<Record<'hit' | 'miss' | 'uncached', number>> {
  const { status, text } = await site.ask('GET', '/metrics', { authorization: `Bearer ${METRICS.METRICS_TOKEN}` })
  expect(status).toBe(200)
  const count = (source: string): number =>
    Number(new RegExp(String.raw`^quandary_pages_total\{[^}]*"${source}"[^}]*\} (\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { hit: count('hit'), miss: count('miss'), uncached: count('uncached') }
}

async function ask(author: QuandaryClient, title: string): Promise<AskedQuestion> {
  const body = { title, content: 'It stays flat all night.', tags: TAGS }
  const { id, url_title } = await unwrap(author.call('createQuestion', { body }))
  return { id, path: `/questions/${id}/${url_title}` }
}

/** Requests a list in different languages and orders, and a question at different spellings of its address. */
export async function walkKeys(site: NginxSite, author: QuandaryClient): Promise<void> {
  const queries = ['?order=zh_CN', '?lang=zh_CN', '?lang=en_US', '?order=zh_CN&lang=en_US', '?order=newest', '']
  for (const query of [...queries, ...queries.toReversed()]) {
    for (const [accepted, language] of [
      ['en-US', 'en-US'],
      ['zh-CN', 'zh-CN'],
    ] as const) {
      const { text } = await site.ask('GET', `/questions${query}`, { 'accept-language': accepted })
      expect([query, /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]]).toEqual([query, language])
    }
  }
  const { path } = await ask(author, 'Why does my bread not rise?')
  const other = await ask(author, 'Why does my cake not rise?')
  const comment = { object_id: other.id, original_text: 'How long did it rest?' }
  const { comment_id } = await unwrap(author.call('createComment', { body: comment }))
  const first = await site.ask('GET', path)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  const policy = String(first.headers['content-security-policy'])
  expect([policy.includes("'sha256-"), policy.includes('nonce'), first.text.includes('nonce=')]).toEqual([
    true,
    false,
    false,
  ])
  const before = await pagesOf(site)
  const spellings = [
    ...['?x=1', '?page=0', '?order=sideways', '?utm_source=letter', '?__proto__=1', '?&&='].map(
      (query) => path + query,
    ),
    path.replace('/questions', '//questions'),
    path.replace('/questions', '/QUESTIONS'),
    path.replace('/questions', '/%71uestions'),
    `/x/..${path}`,
  ]
  for (const spelling of spellings) {
    const { status, headers } = await site.ask('GET', spelling)
    expect([spelling, status, headers.etag]).toEqual([spelling, 200, first.headers.etag])
  }
  const after = await pagesOf(site)
  expect([after.miss, after.uncached]).toEqual([before.miss, before.uncached])
  for (const named of [comment_id, '10070000000000099', 'x']) {
    const { status, headers } = await site.ask('GET', `${path}?commentId=${named}`)
    expect([named, status, headers.location]).toEqual([named, 302, path])
  }
}

/** Requests pages again after each change that must be visible immediately. */
export async function walkFreshness(
  site: NginxSite,
  admin: QuandaryClient,
  member: { browser: Browser; token: string; api: QuandaryClient },
): Promise<void> {
  const { id, path } = await ask(member.api, 'How warm is a warm oven?')
  let known = ''
  /** Requests the page as a guest who has the previous version. */
  const again = async (): Promise<{ status: number; text: string }> => {
    const answer = await site.ask('GET', path, { 'if-none-match': known })
    known = String(answer.headers.etag)
    return answer
  }
  const isCached = async (): Promise<void> => expect([path, (await again()).status]).toEqual([path, 304])
  expect((await again()).status).toBe(200)
  await isCached()
  await unwrap(admin.call('voteUp', { body: { object_id: id } }))
  expect((await again()).status).toBe(200)
  await isCached()
  const edit = { id, title: 'How hot is a hot oven?', content: 'Hot enough for bread.', tags: TAGS, edit_summary: '' }
  await unwrap(admin.call('updateQuestion', { body: edit }))
  expect((await site.ask('GET', path, { 'if-none-match': known })).status).toBe(302)
  const moved = path.replace(/[^/]+$/, 'how-hot-is-a-hot-oven')
  expect((await site.ask('GET', moved)).text).toContain('Hot enough for bread.')

  const visit = { cookie: `__Host-visit=${member.browser.cookie('__Host-visit')}` }
  const own = await site.ask('GET', moved, visit)
  expect([own.headers['cache-control'], own.headers.etag]).toEqual(['private, no-cache', undefined])
  await member.browser.call('GET', 'user/logout', { token: member.token })
  const revoked = await site.ask('GET', moved, visit)
  expect([revoked.status, revoked.headers.etag, revoked.text.includes('visit_token')]).toEqual([200, undefined, false])

  const guest = await site.ask('GET', moved)
  const login = await unwrap(admin.call('getLoginSettings'))
  await unwrap(admin.call('updateLoginSettings', { body: { ...login, login_required: true } }))
  for (const address of [moved, '/questions', '/feed.atom', '/sitemap.xml']) {
    const closed = await site.ask('GET', address, { 'if-none-match': String(guest.headers.etag) })
    expect([address, [304, 200].includes(closed.status), closed.text.includes('Hot enough')]).toEqual([
      address,
      false,
      false,
    ])
  }
  await unwrap(admin.call('updateLoginSettings', { body: login }))
  expect((await site.ask('GET', moved)).status).toBe(200)
  await unwrap(admin.call('deleteQuestion', { body: { id } }))
  expect((await site.ask('GET', moved, { 'if-none-match': String(guest.headers.etag) })).status).toBe(404)
}

/** Requests a page repeatedly from a site without a cache. */
export async function walkWithoutCache(site: NginxSite): Promise<void> {
  for (let n = 0; n < 3; n += 1) expect((await site.ask('GET', '/questions')).status).toBe(200)
  expect(await pagesOf(site)).toMatchObject({ hit: 0, miss: 3 })
}
