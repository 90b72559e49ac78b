import { openBeforeHydration } from './support/before-scripts.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/many-questions.ts'
import { askOne } from './support/questions.ts'

const addresses = [
  '/questions?utm_source=mail',
  '/questions?page=2&order=newest',
  '/questions?page=1',
  '/questions?sort=newest',
  '/Questions/',
  '/tags?q=o&page=2',
  '/search?q=number&order=newest',
  '/users?q=a&page=2',
]

for (const address of [...addresses, 'a shared link']) {
  test(`the browser takes over the page that the server rendered: ${address}`, async ({ page, admin }) => {
    const path = address.startsWith('/')
      ? address
      : `/questions/${await askOne(admin, 'Who shared this question?')}?shareUserId=ada`
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const letScriptsCome = await openBeforeHydration(page, path)
    await page.getByRole('main').evaluate((main) => Object.assign(globalThis, { rendered: main }))
    const opened = page.url()
    const login = page.getByRole('banner').locator('a[href^="/users/login"]')
    const back = await login.getAttribute('href')
    await letScriptsCome()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('main').evaluate((main) => Reflect.get(globalThis, 'rendered') === main)).toBe(true)
    expect(requested.filter((one) => one.startsWith('/answer/api/'))).toEqual([])
    // The page was hydrated without loading its data again, so the part of the router that loads pages was not
    // requested.
    if (!path.startsWith('/users')) expect(requested.filter((one) => one.includes('/all-routes-'))).toEqual([])
    expect(page.url()).toBe(opened)
    await login.click()
    await expect(page).toHaveURL(back ?? '')
  })
}
