import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { createTranslate } from '@quandary/i18n'
import { expect, it } from 'vitest'
import { answersQuery, questionQuery } from './features/posts/index.ts'
import { profileQuery } from './features/users/index.ts'
import { routeTree } from './routeTree.gen.ts'
import { createSiteRouter } from './router.tsx'
import { facts } from './routing/page-facts.test-data.ts'
import { siteInfoQuery, type SiteInfo } from './shell/context/settings.ts'
import { messages } from './words/en-us.ts'

/** Returns the key of a query without its data type, because tests store only parts of the data. */
const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey

/** Routes that only redirect, and layouts around other routes. */
const WITHOUT_A_PAGE = ['/_narrow', '/u/$username', '/users/notifications/', '/users/settings/']

/** Pages that search engines index, with their canonical addresses. */
const INDEXED: Readonly<Record<string, string>> = {
  '/': '/',
  '/questions/': '/questions',
  '/questions/$qid/': '/questions/10010000000000001/why',
  '/questions/$qid/$part/': '/questions/10010000000000001/why',
  '/questions/$qid/$part/$aid': '/questions/10010000000000001/why',
  '/tags/': '/tags',
  '/tags/$slug/': '/tags/beer',
  '/tags/$slug/info': '/tags/beer/info',
  '/users/': '/users',
  '/users/$username/': '/users/ada',
  '/users/$username/$tab': '/users/ada/answers',
  '/help/': '/help',
  '/help/privileges': '/help/privileges',
  '/_narrow/tos': '/tos',
  '/_narrow/privacy': '/privacy',
}

const PARAMS = {
  qid: '10010000000000001',
  part: 'why',
  aid: '10020000000000002',
  slug: 'beer',
  username: 'ada',
  tab: 'answers',
  kind: 'inbox',
}

const PERSON = { id: '1', username: 'ada', display_name: 'Ada', rank: 1, status: 'normal' }

/** Creates a router with a question, a profile and the settings in its cache. It makes no requests. */
function visit({ loginRequired = false, description = 'About beer' } = {}) {
  const tokens = memoryTokenStore()
  const api = createQuandaryClient({ baseUrl: 'http://qa.test', tokens, language: 'en_US' })
  const t = createTranslate<typeof messages>({ language: 'en_US', messages })
  const assets = { script: '/s.js', styles: [], modules: [] }
  const router = createSiteRouter({
    routeTree,
    api,
    tokens,
    t,
    facts: { ...facts, custom: true, assets },
  })
  const { queryClient } = router.options.context
  const info = {
    general: { name: 'Test site', description, short_description: '', site_url: 'http://qa.test' },
    branding: { logo: '', favicon: '' },
    interface: { time_zone: 'UTC' },
    login: { login_required: loginRequired },
    theme: { theme: 'default', theme_config: {}, color_scheme: 'system' },
    site_seo: { permalink: 1 },
    site_write: {},
    site_legal: { terms_of_service: false, privacy_policy: false },
    custom_css_html: { custom_header: '', custom_footer: '', custom_sidebar: '' },
  }
  // The cast is needed because `info` contains only the settings that pages use.
  queryClient.setQueryData(siteInfoQuery(api).queryKey, info as unknown as SiteInfo)
  queryClient.setQueryData(keyOf(questionQuery(api, PARAMS.qid)), question)
  queryClient.setQueryData(keyOf(profileQuery(api, PERSON.username)), { ...PERSON, bio_html: '' })
  return router
}

const question = {
  id: PARAMS.qid,
  title: 'Why </script><b>?',
  url_title: 'why',
  description: 'It asks why.',
  html: '<p>It asks <b>why</b> &amp; how.</p>',
  status: 1,
  show: 1,
  pin: 1,
  tags: [{ slug_name: 'beer', display_name: 'Beer' }],
  answer_count: 1,
  vote_count: -2,
  create_time: 100,
  edit_time: 200,
  user_info: PERSON,
}

interface Head {
  meta: ({ title?: string } & Partial<Record<'name' | 'property' | 'content', string>>)[]
  links: Partial<Record<'rel' | 'href' | 'type', string>>[]
  scripts: { type: string; children: string }[]
}

/** Returns the head of a route's page. */
async function headOf(router: ReturnType<typeof visit>, id: string, search: object = {}): Promise<Head | undefined> {
  const route = Object.values(router.routesById).find((one) => one.id === id)
  const { context } = router.options
  const match = { context, search, params: PARAMS, loaderData: {} }
  // The router passes more arguments, but no route reads them.
  const head = route?.options.head as ((given: object) => Head | Promise<Head>) | undefined
  return head?.({ match, matches: [match], params: PARAMS, loaderData: {} })
}

/** Returns the head of a route, which must have one. */
async function requiredHeadOf(router: ReturnType<typeof visit>, id: string, search: object = {}): Promise<Head> {
  const head = await headOf(router, id, search)
  if (head === undefined) throw new Error(`${id} says nothing`)
  return head
}

const contentOf = ({ meta }: Head, name: string) =>
  meta.find((one) => one.name === name || one.property === name)?.content
const canonicalOf = ({ links }: Head) => links.find(({ rel }) => rel === 'canonical')?.href

const pages = Object.keys(visit().routesById).filter((id) => id !== '__root__')

it('HD1 every route has a title, and either a canonical address or noindex', async () => {
  const router = visit()
  const found: Record<string, string> = {}
  for (const id of pages) {
    const head = await headOf(router, id)
    if (head === undefined) {
      expect(WITHOUT_A_PAGE, `${id} has no head`).toContain(id)
      continue
    }
    expect(head.meta.find(({ title }) => title !== undefined)?.title, id).toMatch(
      id === '/' ? /^Test site$/ : /^.+ · Test site$/,
    )
    expect(contentOf(head, 'description'), id).toMatch(/\S/)
    const address = canonicalOf(head)
    expect([id, contentOf(head, 'robots')]).toEqual([id, address === undefined ? 'noindex' : undefined])
    if (address === undefined) continue
    found[id] = address.replace('http://qa.test', '')
    expect(contentOf(head, 'og:url'), id).toBe(address)
    expect(contentOf(head, 'og:image'), id).toMatch(/^http:\/\/qa\.test\/previews\/\S+$/)
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'twitter:card']) {
      expect(contentOf(head, name), `${id} ${name}`).toMatch(/\S/)
    }
  }
  expect(found).toEqual(INDEXED)
})

it('HD2 pages of a list have their own addresses and titles; sort orders do not', async () => {
  const router = visit()
  for (const [id, path] of Object.entries(INDEXED)) {
    if (/help|tos|privacy|info|\/users\/$|username\/$/.test(id)) continue
    const head = await requiredHeadOf(router, id, { page: 3, order: 'newest' })
    expect(canonicalOf(head), id).toBe(`http://qa.test${path === '/' ? '/questions' : path}?page=3`)
    expect(head.meta[0]?.title, id).toMatch(/(^| · )Page 3 · Test site$/)
  }
})

it('HD3 no page of a private site is indexed, and no link leads to what only members may read', async () => {
  const router = visit({ loginRequired: true })
  for (const id of ['__root__', ...pages]) {
    const head = await headOf(router, id)
    if (head === undefined) continue
    if (id !== '__root__') expect([id, contentOf(head, 'robots')]).toEqual([id, 'noindex'])
    const rels = head.links.map(({ rel }) => rel)
    expect([id, rels.filter((rel) => rel === 'alternate' || rel === 'search')]).toEqual([id, []])
    expect(JSON.stringify(head), id).not.toMatch(/og:|ld\+json/)
  }
})

it('HD4 pages link to their feeds and the search description', async () => {
  const router = visit()
  const root = await headOf(router, '__root__')
  const linksOf = (head: Head | undefined) =>
    head?.links.filter(({ rel }) => rel === 'alternate' || rel === 'search').map(({ href }) => href)
  expect(linksOf(root)).toEqual(['/feed.atom', '/feed.rss', '/opensearch.xml'])
  expect(linksOf(await headOf(router, '/tags/$slug/'))).toEqual(['/tags/beer/feed.atom', '/tags/beer/feed.rss'])
  expect(linksOf(await headOf(router, '/users/$username/'))).toEqual(['/users/ada/feed.atom', '/users/ada/feed.rss'])
})

it("HD5 a question's structured data contains only its public answers", async () => {
  const router = visit()
  const answer = (id: string, change: object) => ({
    id,
    html: `<p>Answer ${id} &lt;/script&gt;</p>`,
    status: 1,
    accepted: 1,
    vote_count: 3,
    create_time: 300,
    update_time: 0,
    user_info: PERSON,
    ...change,
  })
  const deleted = { ...PERSON, username: '', display_name: 'user7' }
  const list = [answer('a', { accepted: 2 }), answer('b', { user_info: deleted }), answer('c', { status: 10 })]
  const { api, queryClient } = router.options.context
  queryClient.setQueryData(keyOf(answersQuery(api, PARAMS.qid, {})), { count: 3, list })
  const head = await requiredHeadOf(router, '/questions/$qid/$part/')
  expect(contentOf(head, 'og:description')).toBe('1 answer · Answer a </script>')
  expect(contentOf(head, 'keywords')).toBe('Beer')
  const scripts = head.scripts.map(({ children }) => children)
  expect(scripts.join('')).not.toContain('<')
  const [page, crumbs] = scripts.map((text): unknown => JSON.parse(text))
  const author = { '@type': 'Person', name: 'Ada', url: 'http://qa.test/users/ada' }
  const at = (seconds: number) => new Date(seconds * 1000).toISOString()
  const url = 'http://qa.test/questions/10010000000000001/why'
  expect(page).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: 'Why </script><b>?',
      text: 'It asks why & how.',
      answerCount: 1,
      upvoteCount: 0,
      dateCreated: at(100),
      dateModified: at(200),
      author,
      url,
      acceptedAnswer: { '@type': 'Answer', text: 'Answer a </script>', upvoteCount: 3, author, url: `${url}/a` },
      suggestedAnswer: [{ url: `${url}/b`, author: { name: 'user7' } }],
    },
  })
  expect(JSON.stringify(page)).not.toContain('Answer c')
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'http://qa.test/questions' },
      { position: 2, name: 'Beer', item: 'http://qa.test/tags/beer' },
      { position: 3, item: url },
    ],
  })
})

it.each([
  ['deleted', { status: 10 }],
  ['waiting', { status: 11 }],
  ['hidden', { show: 2 }],
])('HD6 a %s question is not indexed and has no structured data', async (_, change) => {
  const router = visit()
  const { api, queryClient } = router.options.context
  queryClient.setQueryData(keyOf(questionQuery(api, PARAMS.qid)), { ...question, ...change })
  const head = await requiredHeadOf(router, '/questions/$qid/$part/')
  expect(contentOf(head, 'robots')).toBe('noindex')
  expect(JSON.stringify(head)).not.toMatch(/og:|ld\+json|canonical/)
})

it('HD7 the home page has a description and search action, even if the site has no description', async () => {
  const head = await requiredHeadOf(visit({ description: '' }), '/')
  expect(contentOf(head, 'description')).toBe('Ask questions and find answers on Test site.')
  const [site] = head.scripts.map(({ children }): unknown => JSON.parse(children))
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'Test site',
    potentialAction: { target: { urlTemplate: 'http://qa.test/search?q={search_term_string}' } },
  })
})
