import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { newMember } from '../../site/e2e/support/people.ts'
import { fill } from './support/filled-site.ts'
import { t } from './support/words.ts'

test('figures of the dashboard that have a list or settings lead there, and all tiles are as high', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  const tiles = page.getByRole('region', { name: t('dashboard.statistics') }).locator('dl > div')
  const of = (label: string) => tiles.filter({ has: page.getByText(label, { exact: true }) })
  await expect(tiles).toHaveCount(8)
  for (const [label, href] of [
    [t('health.uploads'), '/admin/storage'],
    [t('health.database_size'), '/admin/backups'],
  ] as const) {
    await expect(of(label).getByRole('link', { name: label })).toHaveAttribute('href', href)
  }
  for (const label of [t('dashboard.comments'), t('dashboard.votes')]) {
    await expect(of(label)).toBeVisible()
    await expect(of(label).getByRole('link')).toHaveCount(0)
  }
  const link = of(t('dashboard.questions')).getByRole('link')
  expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
  const heights = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('the empty list of plugins names the command that adds one', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/installed-plugins')
  await expect(page.getByText('quandary plugins add <package>', { exact: true })).toBeVisible()
  await expect(page.getByText('packages/plugin-kit/README.md')).toBeVisible()
})

test('names of custom properties are not broken', async ({ open, admin }) => {
  for (const width of [390, 1280]) {
    const page = await open({ as: admin, viewport: { width, height: 844 } })
    await page.goto('/admin/css-html')
    const names = page.getByRole('region', { name: t('css_html.guide') }).locator('code')
    await expect(names).toHaveText(['--qd-font-ui', '--qd-canvas', '--qd-ink-1', '--qd-line-1', '--qd-radius-2'])
    const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))
    expect(lines).toEqual([1, 1, 1, 1, 1])
  }
})

test('links in tables are large enough, on touch screens as high as a finger', async ({ open, admin, server }) => {
  await fill(server)
  await newMember(server, 'Bo')
  for (const { hasTouch, height } of [
    { hasTouch: false, height: 24 },
    { hasTouch: true, height: 44 },
  ]) {
    const page = await open({ as: admin, hasTouch, isMobile: hasTouch })
    for (const path of ['/admin/users', '/admin/questions', '/admin/flags']) {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('table').locator('tbody').getByRole('link')
      await expect(links.first()).toBeVisible()
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
      const small = boxes.filter((box) => box.width < 24 || Math.round(box.height) < height)
      expect(small, `${path}, ${height} px`).toEqual([])
    }
  }
})

test('on the page of a person, what stands for missing rows begins where rows begin', async ({
  open,
  admin,
  server,
}) => {
  const id = await fill(server)
  const page = await open({ as: admin })
  await page.goto(`/admin/users/${id}`)
  const startOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().left)
  }
  const none = page.getByText(t('users.no_questions'))
  const row = page.getByRole('rowheader').getByText('How is rice cooked?')
  await expect(row).toBeVisible()
  expect(await none.evaluate(startOf)).toBe(await row.evaluate(startOf))
})
