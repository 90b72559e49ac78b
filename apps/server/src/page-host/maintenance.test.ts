import { expect, it } from 'vitest'
import { openSite } from '../../test/harness.ts'
import { startPages } from '../../test/pages.ts'
import { runOn } from '../../test/run-quandary.ts'

it('MM1 a closed site answers everything with 503 in the language of the reader, and opens again', async () => {
  const site = await openSite('sqlite3')
  try {
    const pages = await startPages(site)
    const chinese = { 'accept-language': 'zh-CN' }
    expect((await pages.get('/')).status).toBe(200)
    expect(await runOn(site, 'maintenance')).toMatchObject({ output: 'The site is open.\n' })
    expect(await runOn(site, 'maintenance', 'on')).toMatchObject({ code: 0, output: 'The site is closed.\n' })
    await expect.poll(async () => (await pages.get('/')).status, { timeout: 10_000 }).toBe(503)
    const page = await pages.get('/questions', chinese)
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '60', 'no-store'])
    expect(page.text).toContain('<html lang="zh-CN"')
    const call = await pages.get('/answer/api/v1/question/page', chinese)
    expect([call.status, JSON.parse(call.text)]).toEqual([
      503,
      { code: 503, reason: 'base.maintenance', msg: '本站正在维护，很快回来。', data: null },
    ])
    expect((await pages.get('/admin')).status).toBe(503)
    expect((await pages.head('/')).text).toBe('')
    expect((await pages.get('/healthz')).status).toBe(200)
    expect(await runOn(site, 'maintenance')).toMatchObject({ output: 'The site is closed.\n' })
    expect(await runOn(site, 'maintenance', 'off')).toMatchObject({ code: 0, output: 'The site is open.\n' })
    await expect.poll(async () => (await pages.get('/')).status, { timeout: 10_000 }).toBe(200)
    expect(await runOn(site, 'maintenance', 'maybe')).toMatchObject({ code: 2 })
  } finally {
    await site.close()
  }
})
