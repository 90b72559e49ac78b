import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { createInProcessFetch } from '../../platform/http/in-process-fetch.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'

const LOOPBACK = '127.0.0.1'

/** Returns the client that renders a page for a guest with this IP address. */
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
})
