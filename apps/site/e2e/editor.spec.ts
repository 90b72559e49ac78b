import { devices } from '@playwright/test'
import { findingsOn, expectNoSidewaysScroll } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t, editor } = wordsIn('en_US')

test('a question page loads no editor until the viewer comes near the composer', async ({ open, server, admin }) => {
  const id = await askOne(admin, 'When does the editor come?', 'A line.\n\n'.repeat(200))
  const page = await open({ as: await newMember(server, 'Patient Reader') })
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const holdEditor = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return texts.some((text) => text.includes('cm-content'))
  }
  await visit(page, `/questions/${id}`)
  await page.waitForLoadState('networkidle')
  expect(await holdEditor()).toBe(false)
  await page.getByRole('textbox', { name: t('answers.text') }).focus()
  await expect(page.locator('.cm-content')).toBeFocused()
  expect(await holdEditor()).toBe(true)
})

test('the editor works by touch on a phone', async ({ open, server }) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const page = await open({ as: await newMember(server, 'Thumb Typer'), ...phone })
  await visit(page, '/questions/ask')
  const surface = page.locator('.cm-content')
  await surface.tap()
  await page.keyboard.insertText('My plants are purple')
  await page.keyboard.press('Control+a')
  const toolbar = page.getByRole('toolbar')
  await toolbar.getByRole('button', { name: editor('bold'), exact: true }).tap()
  await expect(surface).toHaveText('**My plants are purple**')
  // The editor keeps the focus, so the phone keeps its keyboard open.
  await expect(surface).toBeFocused()
  const preview = toolbar.getByRole('button', { name: editor('preview') })
  await expect(preview).toBeInViewport({ ratio: 1 })
  await toolbar.getByRole('button', { name: editor('numbered_list') }).tap()
  await expect(surface).toHaveText('1. **My plants are purple**')
  await expect(preview).toBeInViewport({ ratio: 1 })
  await preview.tap()
  await expect(page.getByRole('region', { name: editor('preview') }).locator('ol strong')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await findingsOn(page)).toEqual([])
})

test('a question mentions a member found while typing', async ({ open, server }) => {
  const friend = await newMember(server, 'Zora Friend')
  const page = await open({ as: await newMember(server, 'Mentioning Member') })
  await visit(page, '/questions/ask')
  const surface = page.locator('.cm-content')
  await surface.click()
  await page.keyboard.type('Ask @zor', { delay: 20 })
  await expect(page.getByRole('option', { name: /Zora Friend/ })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(surface).toHaveText(`Ask @${friend.username} `)
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview') })
    .click()
  const link = page.getByRole('region', { name: editor('preview') }).getByRole('link', { name: /zora/i })
  await expect(link).toHaveAttribute('href', new RegExp(`/u/${friend.username}$`))
})

test('an upload on a slow connection shows its progress and can be cancelled without a trace', async ({
  open,
  server,
}) => {
  const page = await open({ as: await newMember(server, 'Slow Sender') })
  await visit(page, '/questions/ask')
  const surface = page.locator('.cm-content')
  await surface.click()
  await page.keyboard.type('See: ')
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50 * 1024 }
  await network.send('Network.emulateNetworkConditions', slow)
  await surface.evaluate((node) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(3_000_000)], 'leaf.png', { type: 'image/png' }))
    node.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  })
  const progress = page.getByRole('progressbar', { name: editor('uploading', { name: 'leaf.png' }) })
  await expect(progress).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: editor('cancel_upload', { name: 'leaf.png' }) }).click()
  await expect(progress).toBeHidden()
  await expect(surface).toBeFocused()
  await expect(surface).toHaveText('See: ')
})
