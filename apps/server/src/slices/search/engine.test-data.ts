import { unwrap } from '@quandary/api-client'
import type { SearchRequest, SearchPost } from '@quandary/plugin-kit'
import { definePlugin } from '@quandary/plugin-kit'
import type { TestSite } from '../../../test/harness.ts'

/** An in-memory search engine that finds posts containing a word literally. */
export interface FakeEngine {
  posts: Map<string, SearchPost>
  /** All searches it received. */
  asked: SearchRequest[]
  /** Number of times it was cleared. */
  cleared: number
  /** Thrown by every hook except `about`. */
  failure: Error | undefined
  /** Returned by `find` instead of a result. */
  answer: unknown
}

/** Installs and enables a search engine without sending it any posts yet. */
export async function openEngine(site: TestSite, slugName = 'finder'): Promise<FakeEngine> {
  const fake: FakeEngine = { posts: new Map(), asked: [], cleared: 0, failure: undefined, answer: undefined }
  const work = (): void => {
    if (fake.failure) throw fake.failure
  }
  const plugin = definePlugin({
    slugName,
    name: { en_US: 'Finder', zh_CN: '搜索引擎' },
    description: 'Finds.',
    version: '1.0.0',
    link: 'https://finder.test',
    configFields: [
      { type: 'input', name: 'index', title: 'Index', value: 'posts' },
      { type: 'switch', name: 'broken', title: 'Broken' },
    ],
    search: {
      about: ({ index, broken }) => {
        if (broken === true) throw new Error('Broken')
        return index === '' ? null : { icon: '<svg/>' }
      },
      async find({ asked }) {
        work()
        fake.asked.push(asked)
        // A plugin without types might return anything.
        if (fake.answer !== undefined) return fake.answer as { ids: string[]; count: number }
        const has = ({ title, text }: SearchPost) =>
          asked.words.some((word) => `${title} ${text}`.toLowerCase().includes(word))
        const found = [...fake.posts.values()].filter(
          (post) => (asked.type ?? post.type) === post.type && (asked.words.length === 0 || has(post)),
        )
        const ids = found.map(({ id }) => id)
        return { ids: ids.slice(asked.offset, asked.offset + asked.limit), count: ids.length }
      },
      async put({ posts }) {
        work()
        for (const post of posts) fake.posts.set(post.id, post)
      },
      async remove({ ids }) {
        work()
        for (const id of ids) fake.posts.delete(id)
      },
      async clear() {
        work()
        fake.posts.clear()
        fake.cleared += 1
      },
    },
  })
  site.ctx.plugins.add(plugin, 'test')
  await switchEngine(site, true, slugName)
  return fake
}

export async function switchEngine(site: TestSite, enabled: boolean, slugName = 'finder'): Promise<void> {
  const { token } = await site.admin()
  await unwrap(site.api(token).call('updatePluginStatus', { body: { plugin_slug_name: slugName, enabled } }))
}

export async function configureEngine(site: TestSite, config_fields: Record<string, string | boolean>): Promise<void> {
  const { token } = await site.admin()
  await unwrap(site.api(token).call('updatePluginConfig', { body: { plugin_slug_name: 'finder', config_fields } }))
}

/** Advances the clock and runs the background jobs that are due then. */
export async function runDueJobs(site: TestSite, laterMs = 2_000): Promise<void> {
  site.clock.advance(laterMs)
  await site.ctx.jobs.drain()
}
