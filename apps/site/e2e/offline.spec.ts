import { expect, test, visit } from './support/fixtures.ts'
import { findingsOn } from './support/accessibility.ts'

test.use({ serverEnv: { OFFLINE_PAGE: 'on' } })

test.describe('without a connection', () => {
  test.use({ locale: 'zh-CN' })

  test('the offline page is in the viewer’s language and comes back with the connection', async ({
    context,
    page,
    watch,
  }) => {
    await visit(page, '/questions')
    // The service worker is registered when the browser is idle.
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(worker).toMatch(/\/sw\.js\?lang=zh_CN$/)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toEqual(['/offline.html'])
    watch.expectNoConnection()
    await context.setOffline(true)
    await page.goto('/tags?order=name')
    await expect(page.getByRole('heading', { level: 1, name: '没有连接' })).toBeVisible()
    await expect(page).toHaveURL('/tags?order=name')
    expect(await findingsOn(page)).toEqual([])
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '重试' }).click()])
    await expect(page.getByRole('heading', { level: 1, name: '没有连接' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '标签' })).toBeVisible()
    await expect(page).toHaveURL('/tags?order=name')
  })
})
