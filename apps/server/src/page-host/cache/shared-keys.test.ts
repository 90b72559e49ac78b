import { Agent, get } from 'node:https'
import fc from 'fast-check'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { freePort, HAS_NGINX, startNginx } from '../../../test/http/nginx.ts'
import type { Pages } from '../../../test/http/pages.ts'
import { startPages } from '../../../test/http/pages.ts'
import { ask } from '../../slices/questions/question.test-data.ts'
import { EncodedBody } from './encoded-body.ts'
import { responseCache } from './response-cache.ts'

/** Number of requests; all 11 175 pairs of them are compared. */
const REQUESTS = 150

const NAMES = ['order', 'lang', 'page', 'path', 'answers', 'tags', 'utm_source', 'other']
const VALUES = ['newest', 'active', 'none', 'zh_CN', 'en_US', '1', '2', '', 'a&order=active', 'active?lang=zh_CN']

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES), fc.constantFrom('&', '&', '&', '?')), {
    maxLength: 3,
  })
  .map((values) => values.map(([name, value, mark], n) => `${n === 0 ? '?' : mark}${name}=${value}`).join(''))

const headers = fc.option(
  fc.record(
    {
      'accept-language': fc.constantFrom('zh-CN', 'en', 'lang=zh_CN'),
      cookie: fc.constantFrom('lang=zh_CN', 'lang=en_US', 'theme=dark', 'theme=zh_CN', 'order=active'),
    },
    { requiredKeys: [] },
  ),
  { nil: {}, freq: 1 },
)

/** Sends a request to the pages of a site. */
type Send = (path: string, headers: Record<string, string>) => Promise<{ status: number; text: string }>

const WAYS = ['directly', ...(HAS_NGINX ? ['through nginx with TLS'] : [])]
if (!HAS_NGINX) process.stdout.write('Not run: cache keys behind nginx, which this machine does not have.\n')

async function openWay(way: string, pages: Pages): Promise<Send> {
  if (way === 'directly') return pages.get
  const port = await freePort()
  const nginx = await startNginx(port, [`http://127.0.0.1:${pages.port}`], 'ours')
  const agent = new Agent({ keepAlive: true, ca: nginx.certificate })
  onTestFinished(async () => {
    agent.destroy()
    await nginx.stop()
  })
  const send: Send = (path, given) =>
    new Promise((resolve, reject) => {
      const asked = get({ host: '127.0.0.1', port, path, headers: given, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        answer.on('error', reject)
      })
      asked.on('error', reject)
    })
  // nginx does not report when it listens, so this waits for the first response.
  await vi.waitFor(async () => expect((await send('/healthz', {})).status).toBe(200), { timeout: 10_000 })
  return send
}

describeOnEveryEngine('cache keys', (open) => {
  afterEach(() => void vi.useRealTimers())

  it.each(WAYS)(
    'C3 requests share a key only if a fresh rendering of both is the same, %s',
    async (way) => {
      // With a cache of 0 bytes every page and document is rendered for its request.
      const pages = await startPages(await open({ pageCacheBytes: 0, trustedProxies: ['127.0.0.1'] }))
      const { site } = pages
      const sendTo = await openWay(way, pages)
      // Pages contain the time of their rendering, so the clock stands still.
      vi.useFakeTimers({ toFake: ['Date'] })
      const id = await ask(site, (await site.admin()).token, { title: 'Why is beer brown?' })
      const requests = fc.record({
        path: fc.constantFrom(
          '/',
          '/questions',
          '/tags/beer',
          '/feed.atom',
          '/feed.rss',
          '/offline.html',
          '/sw.js',
          id,
        ),
        query,
        headers,
      })
      type Request = typeof requests extends fc.Arbitrary<infer T> ? T : never
      const cache = responseCache(site.ctx)
      const render = cache.get.bind(cache)
      const nothing = { status: 200, headers: {}, body: await EncodedBody.of('-'), questions: [] }
      let key: string | undefined
      let isRendered = false
      cache.get = async (named, seconds, make) => {
        key = named
        return isRendered ? render(named, seconds, make) : { ...nothing, fingerprint: '-', serial: 0 }
      }
      const send = async ({ path, query: search, headers: given }: Request) => {
        key = undefined
        const url = `${path === id ? `/questions/${id}` : path}${search}`
        // A crawler's user agent, because counted views would change the pages.
        return sendTo(url, { ...given, 'user-agent': 'Somebot/1.0' })
      }
      const renderFreshly = async (request: Request): Promise<string> => {
        isRendered = true
        const { status, text } = await send(request)
        isRendered = false
        return `${status} ${text}`
      }
      let shared = 0
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(requests, { minLength: REQUESTS, maxLength: REQUESTS, selector: JSON.stringify }),
          async (all) => {
            const firstOf = new Map<string, { request: Request; rendering: string }>()
            for (const request of all) {
              await send(request)
              const own = key
              // A page that is not cached shares its response with no other request, so it is not compared.
              if (own === undefined) continue
              const first = firstOf.get(own)
              const rendering = await renderFreshly(request)
              if (first) {
                shared += 1
                expect(rendering === first.rendering, `${own} of ${JSON.stringify([first.request, request])}`).toBe(
                  true,
                )
              } else firstOf.set(own, { request, rendering })
            }
          },
        ),
        { numRuns: 2, endOnFailure: true },
      )
      // Makes sure that enough requests shared a key for this test to mean anything.
      expect(shared).toBeGreaterThan(REQUESTS / 5)
    },
    120_000,
  )
})
