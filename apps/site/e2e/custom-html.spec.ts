import { unwrap } from '@quandary/api-client'
import { expect, test, visit } from './support/fixtures.ts'
import { findingsOn } from './support/accessibility.ts'

/** Custom markup with a script in each slot. */
const OWN = {
  custom_css: 'h1 { letter-spacing: 3px } .notice { padding: 8px }',
  custom_head:
    '<!-- of the site --><meta name="site-check" content="abc"><script>window.seen = ["head"]</script>\n<style>.notice { background: rgb(0, 60, 30); color: white }</style>',
  custom_header: '<p class="notice">Closed on Sunday</p><script>window.seen.push("header")</script>',
  custom_footer: '<p>Made in <a href="/tags">our town</a></p><script>window.seen.push("footer")</script>',
  custom_sidebar: '<p>Read our book</p><script>window.seen.push("sidebar")</script>',
}

/** Returns what the administrators' scripts have recorded, in order. */
const seen = () => (window as unknown as { seen?: string[] }).seen ?? []

test("the administrators' markup is shown in its slots and its scripts run", async ({ admin, page }) => {
  await unwrap(admin.api.call('updateCustomHtmlSettings', { body: OWN }))
  await visit(page, '/questions')
  expect(await page.evaluate(seen)).toEqual(['head', 'header', 'sidebar', 'footer'])
  const notice = page.getByRole('complementary', { name: 'Notice of this site' })
  await expect(notice).toHaveText(/^Closed on Sunday/)
  await expect(page.getByText('Closed on Sunday')).toHaveCSS('background-color', 'rgb(0, 60, 30)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px')
  await expect(page.getByText('Read our book')).toBeVisible()
  await expect(page.locator('head meta[name=site-check]')).toHaveAttribute('content', 'abc')
  expect(await findingsOn(page)).toEqual([])
  // The next screen renders a new sidebar, so the script of the sidebar slot runs again. The other slots stay in the
  // document, so their scripts do not.
  await page.getByRole('navigation').getByRole('link', { name: 'Tags', exact: true }).first().click()
  await expect(page).toHaveURL('/tags')
  await expect.poll(() => page.evaluate(seen)).toEqual(['head', 'header', 'sidebar', 'footer', 'sidebar'])
  await expect(page.getByText('Made in our town')).toBeVisible()
})

test('a page broken by a snippet still leads to the back office', async ({ admin, open }) => {
  const custom_head = '<style>body { display: none }</style><script>throw new Error("broken")</script><!--'
  await unwrap(
    admin.api.call('updateCustomHtmlSettings', { body: { ...OWN, custom_css: '* { color: red }', custom_head } }),
  )
  const page = await open()
  for (const path of ['/users/login', '/users/account-recovery']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Closed on Sunday')).toHaveCount(0)
  }
  await visit(page, '/tags?custom=off')
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible()
  await expect(page.getByText('Closed on Sunday')).toHaveCount(0)
  const inside = await open({ as: admin })
  await inside.goto('/admin')
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(inside.locator('link[href^="/custom.css"]')).toHaveCount(0)
  await unwrap(admin.api.call('updateCustomHtmlSettings', { body: {} }))
  await visit(page, '/questions')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '3px')
  await expect(page.locator('link[href^="/custom.css"]')).toHaveCount(0)
})
