import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test as base, visit } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

/** The source of a plugin that uses a search engine over HTTP, as plugins for real engines do. */
const PLUGIN = `const post = async ({ config, fetch }, path, body) => {
  const { status, text } = await fetch(config.server + path, { method: 'POST', body: JSON.stringify(body) })
  if (status !== 200) throw new Error('The engine answered ' + status)
  return JSON.parse(text)
}
export const plugin = {
  kit: 1,
  slugName: 'finder',
  name: { en_US: 'Finder', zh_CN: '寻找者' },
  description: 'Answers searches.',
  version: '1.0.0',
  link: 'https://finder.test/home',
  configFields: [{ type: 'input', inputType: 'url', name: 'server', title: 'Server' }],
  search: {
    about: ({ server }) => (server === '' ? null : {
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#c2410c"/></svg>',
    }),
    find: (call) => post(call, '/find', call.asked),
    put: (call) => post(call, '/put', call.posts),
    remove: (call) => post(call, '/remove', call.ids),
    clear: (call) => post(call, '/clear', {}),
  },
}`

/** A search engine that finds posts whose title contains a word, spelled forwards or backwards. */
class Engine {
  posts = new Map<string, { id: string; title: string }>()
  isAway = false
  server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (this.isAway) return void response.writeHead(503).end()
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      response.end(JSON.stringify(this.answer(request.url ?? '', body)))
    })
  })

  /** Returns the engine's response to a request. Request bodies have the shape that the plugin above sends. */
  answer(path: string, body: unknown): unknown {
    if (path === '/clear') this.posts.clear()
    if (path === '/put') for (const post of body as { id: string; title: string }[]) this.posts.set(post.id, post)
    if (path === '/remove') for (const id of body as string[]) this.posts.delete(id)
    return path === '/find' ? this.find(body as Parameters<Engine['find']>[0]) : {}
  }

  find({ words, offset, limit }: { words: string[]; offset: number; limit: number }) {
    const has = (title: string, word: string) => title.includes(word) || title.includes([...word].toReversed().join(''))
    const found = [...this.posts.values()].filter(({ title }) => words.some((word) => has(title.toLowerCase(), word)))
    return { ids: found.slice(offset, offset + limit).map(({ id }) => id), count: found.length }
  }
}

const test = base.extend<{ engine: { state: Engine; address: string } }>({
  engine: async ({}, use) => {
    const state = new Engine()
    await new Promise<void>((resolve) => state.server.listen(0, '127.0.0.1', resolve))
    const { port } = state.server.address() as AddressInfo
    await use({ state, address: `127.0.0.1:${port}` })
    state.server.close()
  },
})

// The engine listens on a port chosen at run time, so the plugin may reach any port of this machine.
test.use({ plugins: { finder: PLUGIN }, serverEnv: { PLUGIN_HOSTS: '127.0.0.1' } })

test('an engine answers searches once it has indexed every post, and the page names it', async ({
  page,
  open,
  admin,
  engine,
  watch,
}) => {
  watch.expectAlarm(/The engine answered 503/)
  const backwards = `/search?q=${[...'sourdough'].toReversed().join('')}`
  await visit(page, '/search?q=sourdough')
  await expect(page.getByText(t('search.by'))).toHaveCount(0)
  await visit(page, backwards)
  await expect(page.getByText(t('list.empty'))).toBeVisible()

  await test.step('the plugin is enabled and configured', async () => {
    const about = { plugin_slug_name: 'finder' }
    await unwrap(admin.api.call('updatePluginStatus', { body: { ...about, enabled: true } }))
    const config_fields = { server: `http://${engine.address}` }
    await unwrap(admin.api.call('updatePluginConfig', { body: { ...about, config_fields } }))
    await expect.poll(async () => (await unwrap(admin.api.call('getSearchProvider', {}))).name).toBe('Finder')
  })

  await test.step('in both languages, themes and widths', async () => {
    for (const [locale, name] of [
      ['en-US', 'Finder'],
      ['zh-CN', '寻找者'],
    ] as const) {
      const reader = await open({ locale })
      await visit(reader, backwards)
      for (const width of [1280, 390]) {
        await reader.setViewportSize({ width, height: 844 })
        await expect(reader.getByRole('link', { name })).toHaveAttribute('href', 'https://finder.test/home')
        await expect(reader.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(/sourdough/i)
        expect(await findingsInBothThemes(reader), `${locale}, ${width}`).toEqual([])
      }
    }
  })

  await test.step('a new question is found, and a deleted one is not', async () => {
    const body = {
      title: 'Why is my oatmeal so sticky?',
      content: 'It was fine yesterday.',
      tags: [{ slug_name: 'bread' }],
    }
    const { id } = await unwrap(admin.api.call('createQuestion', { body }))
    const found = async () => (await unwrap(admin.api.call('search', { query: { q: 'laemtao' } }))).count
    await expect.poll(found).toBe(1)
    await unwrap(admin.api.call('deleteQuestion', { body: { id } }))
    await expect.poll(found).toBe(0)
  })

  await test.step('while the engine is down the site itself searches', async () => {
    engine.state.isAway = true
    await visit(page, '/search?q=sourdough')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(/sourdough/i)
  })
})
