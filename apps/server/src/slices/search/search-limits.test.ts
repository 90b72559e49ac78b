import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import { blockSearches } from '../../../test/concurrency/block-searches.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'
import { createInProcessFetch } from '../../platform/http/in-process-fetch.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'

const LOOPBACK = '127.0.0.1'

/** Returns the client that the server uses to render a page for a guest with this IP address. */
function pageClient(site: TestSite, ip: string) {
  const fetch = createInProcessFetch(site.server.dispatcher, { viewer: null, language: ENGLISH, ip })
  return createQuandaryClient({ baseUrl: 'http://qa.test', tokens: memoryTokenStore(), language: 'en_US', fetch })
}

const query = { q: 'anything' }

describeOnEveryEngine('search limits', (open) => {
  it('S53 a rendered page counts once, for the IP address of its reader', async () => {
    const site = await open({ rateLimits: true })
    const page = pageClient(site, LOOPBACK)
    for (let search = 0; search < 19; search += 1) await page.call('search', { query })
    expect((await site.api().call('search', { query })).error).toBeUndefined()
    expect((await site.api().call('search', { query })).error?.reason).toBe('error.object.captcha_verification_failed')
    const elsewhere = pageClient(site, '203.0.113.7')
    expect((await elsewhere.call('getCaptcha', { query: { action: 'search' } })).data?.verify).toBe(false)
    expect((await page.call('getCaptcha', { query: { action: 'search' } })).data?.verify).toBe(true)
  })

  it('S54 a rendered page never needs a captcha, which it could not show; only the rate limit stops it', async () => {
    const site = await open({ rateLimits: true })
    const page = pageClient(site, LOOPBACK)
    for (let search = 0; search < 120; search += 1) {
      expect((await page.call('search', { query })).error).toBeUndefined()
    }
    expect((await page.call('search', { query })).error).toMatchObject({ status: 429 })
    expect((await pageClient(site, '203.0.113.7').call('search', { query })).error).toBeUndefined()
    site.clock.advance(60_000)
    expect((await page.call('search', { query })).error).toBeUndefined()
  })

  it('S73 sixty searches from one network at once refuse none of another network', async () => {
    const site = await open()
    const unblock = blockSearches(site, '203.0.113.7')
    const greedy = pageClient(site, '203.0.113.7')
    const searches = [
      () => greedy.call('search', { query }),
      () => greedy.call('listPeople', { query: { query: 'ada' } }),
      () => greedy.call('listSearchSuggestions', { query }),
    ]
    let refused = 0
    const asked = Array.from({ length: 60 }, async (_, call) => {
      const answer = await searches[call % searches.length]?.()
      if (answer?.error?.status === 429) refused += 1
    })
    // Two searches run and twenty wait. On a slow machine some of the waiting ones are refused too, because they waited
    // too long.
    await vi.waitFor(() => expect(refused).toBeGreaterThanOrEqual(60 - 22), WAIT_TIMEOUT)
    const other = pageClient(site, '203.0.113.8').call('search', { query })
    unblock()
    expect((await other).error).toBeUndefined()
    await Promise.all(asked)
    expect(refused, 'the two that ran are answered').toBeLessThanOrEqual(60 - 2)
  })
})
