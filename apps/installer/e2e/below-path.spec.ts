import { unwrap } from '@quandary/api-client'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { heading, t, walkToContent, WIZARD } from './support/wizard.ts'

test.use({ sitePath: '/community', serverEnv: WIZARD })

test('a site is installed below a path, and its administrator is logged in there', async ({ page, server, api }) => {
  const stray: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/community(?:\/|$)/.test(pathname)) stray.push(pathname)
  })
  await page.goto(`${server.address}/questions`)
  await expect(page).toHaveURL(`${server.address}/install`)
  await walkToContent(page, 'a-long-password', `${server.address}/install`)
  await page.getByRole('button', { name: t('site.submit') }).click()
  await expect(heading(page, t('done.title'))).toBeVisible()
  expect((await unwrap(api.call('getSiteInfo'))).general.site_url).toBe(server.address)
  await page.getByRole('link', { name: t('done.set_up') }).click()
  await expect(page).toHaveURL(`${server.address}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(stray).toEqual([])
})
