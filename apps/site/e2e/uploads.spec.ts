import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { messages as chineseForms } from '@quandary/i18n/catalogues/zh_CN/forms'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import type { Locator } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from './support/accessibility.ts'
import { expect, test, visit, waitForHydration } from './support/fixtures.ts'
import { hand } from './support/hand-file.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const PICTURE = readFileSync(join(import.meta.dirname, '../../../docs/question-list.png'))
const png = { name: 'A question list.png', mimeType: 'image/png', buffer: PICTURE }
const nothing = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) }

const FILE = '/answer/api/v1/file'

/** Expects an image to be visible and decoded. */
async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0))
    .toBe(true)
}

/** Returns the pixel size of an image as stored, because pages show smaller versions. */
async function storedSize(image: Locator): Promise<{ width: number; height: number }> {
  return image.evaluate(async (node) => {
    const address = new URL(node instanceof HTMLImageElement ? node.src : '')
    address.search = ''
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
    return { width, height }
  })
}

for (const [language, words, forms] of [
  ['en_US', english, englishForms],
  ['zh_CN', chinese, chineseForms],
] as const) {
  test(`a member crops an avatar, and everyone sees it (${language})`, async ({ open, server }) => {
    const name = language === 'en_US' ? 'Ada Painter' : 'Lin Painter'
    const person = await newMember(server, name)
    const preferences = { language, color_scheme: 'light' } as const
    await unwrap(person.api.call('updateInterfacePreferences', { body: preferences }))
    const page = await open({ as: person })
    await visit(page, '/users/settings/profile')
    const main = page.getByRole('main')
    const choose = (file: typeof png) => main.locator('input[type=file]').setInputFiles(file)
    const picture = main.locator('img[src*="/uploads/avatar/"]')

    await choose(text)
    await expect(main.getByText(words['profile.avatar_only_image'])).toBeVisible()
    await choose(huge)
    await expect(main.getByText(words['profile.avatar_max_size'].replace('{{size}}', '4'))).toBeVisible()
    const crop = page.getByRole('dialog', { name: forms['form_kit.crop_title'] })
    await choose(nothing)
    await expect(crop.getByText(forms['form_kit.image_unreadable'])).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(crop).toHaveCount(0)
    await expect(picture).toHaveCount(0)
    await expect(main.getByText(words['profile.avatar_max_size'].replace('{{size}}', '4'))).toHaveCount(0)

    const upload = main.getByRole('button', { name: words['profile.avatar_upload'] })
    const asked = page.waitForEvent('filechooser')
    await upload.press('Enter')
    await (await asked).setFiles(png)
    const zoom = crop.getByRole('slider', { name: forms['form_kit.crop_zoom'] })
    const use = crop.getByRole('button', { name: forms['form_kit.crop_apply'] })
    await expect(zoom).toBeFocused()
    await expect(use).toBeEnabled()
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(zoom).toHaveValue('1.01')
    await use.press('Enter')
    await expectDrawn(picture)
    expect(await storedSize(picture)).toEqual({ width: 512, height: 512 })
    await expect(main.getByRole('radio', { name: words['profile.avatar_custom'] })).toBeChecked()
    await expect(upload).toBeFocused()
    expect(await findingsOn(page)).toEqual([])
    await main.getByRole('button', { name: words['settings.save'] }).click()
    const face = page.getByRole('banner').locator('img[src*="/uploads/avatar/"]')
    await expectDrawn(face)

    await page.reload()
    await waitForHydration(page)
    await expectDrawn(picture)
    await page.setViewportSize({ width: 320, height: 800 })
    await choose(png)
    await expect(crop).toBeVisible()
    await expectNoSidewaysScroll(page)
    const guest = await open()
    await visit(guest, `/users/${person.username}`)
    await expectDrawn(guest.getByRole('main').locator('img[src*="/uploads/avatar/"]').first())
  })
}

test('initials replace a missing avatar, even before hydration', async ({ open, server, watch }) => {
  watch.expectStatus(404, /^\/uploads\/avatar\//)
  const person = await newMember(server, 'Zoe Vanished')
  const file = new File([new Uint8Array(PICTURE)], 'a.png', { type: 'image/png' })
  const custom = await unwrap(person.api.call('uploadFile', { body: { source: 'avatar', file } }))
  await unwrap(person.api.call('updateProfile', { body: { avatar: { type: 'custom', gravatar: '', custom } } }))
  await rm(join(server.dataDir, new URL(custom).pathname))
  const page = await open()
  await visit(page, `/users/${person.username}`)
  await expect(page.getByRole('main').getByText('ZV', { exact: true })).toBeVisible()
})

test('an image is dropped, pasted or selected into a question, and a failed upload leaves no trace', async ({
  open,
  server,
  watch,
}) => {
  watch.expectStatus(400, FILE)
  const { t, editor } = wordsIn('en_US')
  const person = await newMember(server, 'Vera Shows')
  const page = await open({ as: person })
  await visit(page, '/questions/ask')
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('What does this list of questions show?')
  const surface = page.locator('.cm-content')
  await surface.click()
  await page.keyboard.type('See here: ')

  await hand(surface, 'paste', nothing)
  await expect(page.getByText(editor('upload_failed', { name: nothing.name }))).toBeVisible()
  await expect(surface).toHaveText('See here: ')
  await hand(surface, 'drop', text)
  await expect(page.getByText(editor('only_image'))).toBeVisible()
  await hand(surface, 'paste', huge)
  await expect(page.getByText(editor('max_size', { size: 4 }))).toBeVisible()
  await expect(surface).toHaveText('See here: ')

  await hand(surface, 'paste', png)
  await expect(surface).toHaveText(/^See here: !\[\]\(http:\/\/\S+\/uploads\/post\/[0-9a-f]{32}\.png\)$/)
  await expect(surface).toBeFocused()
  expect(await findingsOn(page)).toEqual([])
  await page.getByLabel(editor('describe_image', { name: png.name })).fill('A list of questions')
  await page.keyboard.press('Enter')
  await expect(surface).toContainText('![A list of questions](')
  await expect(surface).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('image') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editor('image_file')).setInputFiles(png)
  await dialog.getByLabel(editor('image_description')).fill('The same list')
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: editor('insert_image'), exact: true }).click()
  await expect(surface).toContainText('![The same list](')

  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview') })
    .click()
  const preview = page.getByRole('region', { name: editor('preview') })
  await expectDrawn(preview.getByRole('img', { name: 'The same list' }))
  expect(await findingsOn(page)).toEqual([])

  const content = (await surface.innerText()).trim()
  const tags = [{ slug_name: 'cooking', display_name: 'cooking' }]
  const { id } = await unwrap(
    person.api.call('createQuestion', { body: { title: 'What does this list of questions show?', content, tags } }),
  )
  const guest = await open()
  await visit(guest, `/questions/${id}`)
  await expectDrawn(guest.getByRole('article').first().getByRole('img', { name: 'A list of questions' }))
})

test('the images of a private site are only visible to its members', async ({ open, server, admin }) => {
  const { data: login } = await admin.api.call('getLoginSettings')
  const file = new File([new Uint8Array(PICTURE)], 'a.png', { type: 'image/png' })
  const address = await unwrap(admin.api.call('uploadFile', { body: { source: 'post', file } }))
  await unwrap(admin.api.call('updateLoginSettings', { body: { ...login, login_required: true } }))
  try {
    const member = await open({ as: admin })
    expect((await member.request.get(address)).headers()['content-type']).toBe('image/png')
    const guest = await open()
    const refused = await guest.request.get(address, { maxRedirects: 0 })
    expect([refused.status(), refused.headers()['location']]).toEqual([302, '/403'])
  } finally {
    await unwrap(admin.api.call('updateLoginSettings', { body: { ...login, login_required: false } }))
  }
  expect(await readdir(join(server.dataDir, 'uploads'))).toContain('post')
})
