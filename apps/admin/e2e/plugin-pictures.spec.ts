import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { type Person } from '../../site/e2e/support/people.ts'
import { saveSettings } from './support/saving.ts'
import { storyLanguage, t } from './support/words.ts'

const PICTURE = { en_US: 'Picture of the station', zh_CN: '气象站图片' }

/** A plugin as an operator would put it into the data folder. */
const plugin = {
  kit: 1,
  slugName: 'weather',
  name: { en_US: 'Weather', zh_CN: '天气' },
  description: { en_US: 'Shows the weather.', zh_CN: '显示天气。' },
  version: '1.0.0',
  link: 'https://weather.test',
  configFields: [{ type: 'upload', name: 'picture', title: PICTURE }],
}

test.use({ plugins: { weather: `export const plugin = ${JSON.stringify(plugin)}` } })

test.beforeAll(async ({ admin }) => {
  await unwrap(admin.api.call('updatePluginStatus', { body: { plugin_slug_name: 'weather', enabled: true } }))
})

test('a picture of a plugin is chosen, shown, replaced and removed', async ({ open, admin, server }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/plugins/weather')
  await chooseFile(page, 'choose_image', await pictureFile(page, 'first.png', '#336699'))
  const shown = page.getByRole('main').locator('img')
  await expect(shown).toBeVisible()
  await saveSettings(page)
  const first = await savedPicture(admin)
  expect(first).toMatch(/\/uploads\/branding\//)
  expect(new URL(first).origin).toBe(server.address)
  expect((await page.request.get(first)).headers()['content-type']).toBe('image/png')
  await expect(shown).toHaveAttribute('src', first)
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expect(shown, 'it is there after a reload').toHaveAttribute('src', first)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  await chooseFile(page, 'replace_image', await pictureFile(page, 'second.png', '#993366'))
  await expect(shown).not.toHaveAttribute('src', first)
  await saveSettings(page)
  const second = await savedPicture(admin)
  expect(second).not.toBe(first)
  await expect(shown).toHaveAttribute('src', second)

  await press(page, page.getByRole('button', { name: t('form_kit.remove_image') }))
  await expect(shown).toBeHidden()
  await expect(pictureButton(page, 'choose_image')).toBeFocused()
  await saveSettings(page)
  expect(await savedPicture(admin)).toBe('')
})

test('files that are no picture are refused with a reason, and the former picture stays', async ({
  open,
  admin,
  watch,
}) => {
  watch.expectStatus(400, '/answer/api/v1/file')
  const page = await open({ as: admin })
  await page.goto('/admin/plugins/weather')
  await chooseFile(page, 'choose_image', await pictureFile(page, 'station.png', '#669933'))
  const shown = page.getByRole('main').locator('img')
  await expect(shown).toBeVisible()
  await saveSettings(page)
  const stored = await savedPicture(admin)

  const refusal = page.getByRole('alert')
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Sunny with some clouds.') }
  await chooseFile(page, 'replace_image', text)
  await expect(refusal).toHaveText(t('form_kit.image_type', { types: 'JPEG, PNG, WebP, GIF' }))
  await expect(pictureButton(page, 'replace_image')).toHaveAccessibleDescription(/PNG/)
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)

  // Only the server can see that this is no picture.
  const answered = page.waitForResponse((response) => response.url().endsWith('/answer/api/v1/file'))
  await chooseFile(page, 'replace_image', { ...text, name: 'notes.png', mimeType: 'image/png' })
  const { msg, data } = (await (await answered).json()) as { msg: string; data: { error_msg: string }[] }
  await expect(refusal).toHaveText(data[0]?.error_msg ?? msg)
  await expect(pictureButton(page, 'replace_image')).toBeFocused()
  await expect(shown).toHaveAttribute('src', stored)

  await chooseFile(page, 'replace_image', await pictureFile(page, 'station.png', '#996633'))
  await expect(shown).not.toHaveAttribute('src', stored)
  await expect(refusal, 'a picture that is accepted ends the refusal').toHaveCount(0)
  await saveSettings(page)
  expect(await savedPicture(admin)).not.toBe(stored)
})

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

function pictureButton(page: Page, words: 'choose_image' | 'replace_image') {
  return page.getByRole('button', { name: `${PICTURE[storyLanguage()]} ${t(`form_kit.${words}`)}` })
}

/** Opens the dialog of the browser by keyboard, and chooses the file in it. */
async function chooseFile(page: Page, words: 'choose_image' | 'replace_image', file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, pictureButton(page, words))
  await (await chooser).setFiles(file)
}

/** Draws a picture of one colour. */
async function pictureFile(page: Page, name: string, colour: string): Promise<ChosenFile> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(60, 40)
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = fill
    context?.fillRect(0, 0, 60, 40)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  }, colour)
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

async function savedPicture(admin: Person): Promise<string> {
  const query = { plugin_slug_name: 'weather' }
  const { config_fields } = await unwrap(admin.api.call('getPluginConfig', { query }))
  return String(config_fields.find(({ name }) => name === 'picture')?.value)
}
