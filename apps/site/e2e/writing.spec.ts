import type { Locator, Page } from '@playwright/test'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const linesOf = (surface: Locator) => surface.locator('.cm-line').allTextContents()

/** Opens the form for a question and puts the cursor into its text. */
async function startAsking(page: Page): Promise<Locator> {
  await visit(page, '/questions/ask')
  const surface = page.locator('.cm-content')
  await surface.click()
  return surface
}

for (const language of ['en_US', 'zh_CN'] as const) {
  for (const width of [390, 1280]) {
    test(`the slash menu and the languages of code in ${language} at ${width} pixels`, async ({ open, server }) => {
      const { editor, tag } = wordsIn(language)
      const as = await newMember(server, `Slash ${language} ${width}`)
      const page = await open({ as, locale: tag, viewport: { width, height: 900 } })
      const surface = await startAsking(page)
      await page.keyboard.type('/', { delay: 20 })
      const menu = page.getByRole('listbox', { name: editor('blocks') })
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('option', { name: editor('formula') })).toBeAttached()
      await expectNoSidewaysScroll(page)
      expect(await findingsOn(page)).toEqual([])
      await page.keyboard.type('code', { delay: 20 })
      await page.keyboard.press('Enter')
      const languages = page.getByRole('listbox', { name: editor('code_language') })
      await expect(languages).toBeVisible()
      expect(await findingsOn(page)).toEqual([])
      await page.keyboard.type('py', { delay: 20 })
      await page.keyboard.press('Enter')
      await page.keyboard.type('print(1)')
      await expect.poll(() => linesOf(surface)).toEqual([expect.stringMatching(/^```python/), 'print(1)', '```', ''])
      expect(await findingsInBothThemes(page)).toEqual([])
    })
  }
}

test('a link to a question is found by words of its title', async ({ open, server, admin }) => {
  const { editor } = wordsIn('en_US')
  const posting = createI18n<typeof english>({ language: 'en_US', messages: english }).t
  const id = await askOne(admin, 'Which sourdough hydration suits rye flour?')
  const page = await open({ as: await newMember(server, 'Linking Member') })
  const surface = await startAsking(page)
  await page.keyboard.type('/question', { delay: 20 })
  await expect(page.getByRole('option', { name: posting('link_question.block') })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: posting('link_question.title') })
  await dialog.getByRole('button', { name: posting('link_question.title') }).click()
  const sought = dialog.getByLabel(posting('link_question.words'))
  await expect(sought).toHaveAccessibleDescription(editor('required'))
  await sought.fill('zzyzx')
  await sought.press('Enter')
  await expect(sought).toHaveAccessibleDescription(posting('link_question.none'))
  await sought.fill('sourdough hydration rye')
  await expect(dialog.getByRole('button', { name: /Which sourdough hydration/ })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: /Which sourdough hydration/ }).click()
  await expect(surface).toContainText(`[Which sourdough hydration suits rye flour?](http`)
  await expect(surface).toContainText(`/questions/${id}`)
  await expect(surface).toBeFocused()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview') })
    .first()
    .click()
  await expect(
    page.getByRole('region', { name: editor('preview') }).getByRole('link', { name: /Which sourdough/ }),
  ).toBeVisible()
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`the link is to what the words found, not to what former ones did (${language})`, async ({
    open,
    server,
    admin,
    watch,
  }) => {
    const { tag: locale } = wordsIn(language)
    const posting = createI18n<typeof english>({ language, messages: language === 'en_US' ? english : chinese }).t
    const former = `Which whetstone suits a cheap kitchen knife? (${language})`
    const later = `How warm does yoghurt ferment best? (${language})`
    await askOne(admin, former)
    await askOne(admin, later)
    const page = await open({ as: await newMember(server, `Quick Member ${locale}`), locale })
    const surface = await startAsking(page)
    await page.keyboard.type('/question', { delay: 20 })
    await expect(page.getByRole('option', { name: posting('link_question.block') })).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: posting('link_question.title') })
    const words = dialog.getByLabel(posting('link_question.words'))
    const search = '**/question/similar?*'

    watch.expectStatus(500, '/answer/api/v1/question/similar')
    await page.route(search, (route) => route.fulfill({ status: 500, body: '' }))
    await words.fill('whetstone knife')
    await words.press('Enter')
    await expect(words).toHaveAccessibleDescription(wordsIn(language).t('error.50x'))
    await expect(words).toBeFocused()
    await page.unroute(search)
    await words.fill('whetstone cheap knife')
    await expect(dialog.getByRole('button', { name: former })).toBeVisible()

    // The response to the search for the new text is delayed until Enter has been pressed.
    let answer = (): void => undefined
    const pressed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(search, async (route) => {
      await pressed
      await route.continue()
    })
    await words.fill('yoghurt ferment')
    await words.press('Enter')
    await expect(dialog.getByRole('button', { name: former })).toBeVisible()
    await expect(surface).not.toContainText(former)
    answer()
    await expect(dialog).toBeHidden()
    await expect(surface).toContainText(`[${later}](http`)
  })
}

test('a paragraph is dragged by its handle, and keys move it on', async ({ open, server }) => {
  const { editor } = wordsIn('en_US')
  const page = await open({ as: await newMember(server, 'Dragging Member'), viewport: { width: 1280, height: 900 } })
  const surface = await startAsking(page)
  await page.keyboard.insertText('first\n\nsecond\n\nthird')
  await surface.getByText('first').hover()
  const handle = page.locator('.cm-handle')
  await expect(handle).toBeVisible()
  await expect(handle).toHaveAttribute('title', editor('drag_block'))
  expect(await findingsInBothThemes(page)).toEqual([])
  await surface.getByText('first').hover()
  await handle.hover()
  await page.mouse.down()
  await surface.getByText('third').hover({ position: { x: 4, y: 18 }, force: true })
  await expect(page.locator('.cm-drop')).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => linesOf(surface)).toEqual(['second', '', 'third', '', 'first'])
  await expect(surface).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => linesOf(surface)).toEqual(['second', '', 'third', 'first', ''])
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => linesOf(surface)).toEqual(['first', '', 'second', '', 'third'])
})

test('on a phone the handle is beside the item of the cursor, and a menu moves it, too', async ({ open, server }) => {
  const { editor, tag } = wordsIn('zh_CN')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await open({ as: await newMember(server, 'Touching Member'), locale: tag, ...phone })
  const surface = await startAsking(page)
  await page.keyboard.insertText('- a\n  - b\n- c')
  const handle = page.locator('.cm-handle')
  const itemOfCursor = surface.locator('.cm-line').last()
  const distance = async () => ((await handle.boundingBox())?.y ?? 0) - ((await itemOfCursor.boundingBox())?.y ?? -99)
  await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2)
  await expect
    .poll(() => handle.evaluate((node) => getComputedStyle(node, '::before').width), 'room for a finger')
    .toBe('24px')
  await expectNoSidewaysScroll(page)
  expect(await findingsInBothThemes(page)).toEqual([])
  const [from, to] = [await handle.boundingBox(), await surface.getByText('a', { exact: false }).first().boundingBox()]
  const touch = await page.context().newCDPSession(page)
  const at = (box: typeof from) => [{ x: 8 + (from?.x ?? 0), y: 4 + (box?.y ?? 0) }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
  await expect(page.locator('.cm-drop')).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => linesOf(surface)).toEqual(['- c', '- a', '  - b'])
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('more_tools') })
    .click()
  await page.getByRole('menuitem', { name: editor('move_down') }).click()
  await expect.poll(() => linesOf(surface)).toEqual(['- a', '  - b', '- c'])
})

test('the preview moves beside the text by a switch whose choice is stored, in both themes', async ({
  open,
  server,
}) => {
  const { editor } = wordsIn('en_US')
  const page = await open({ as: await newMember(server, 'Beside Member'), viewport: { width: 1280, height: 900 } })
  const surface = await startAsking(page)
  await page.keyboard.insertText('A **bold** word')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview'), exact: true })
    .click()
  const preview = page.getByRole('region', { name: editor('preview') })
  await expect(preview.locator('strong')).toBeVisible()
  const place = page.getByRole('toolbar').getByRole('button', { name: editor('preview_beside') })
  await place.press('Enter')
  await expect(place).toHaveAttribute('aria-pressed', 'true')
  const gap = async () => {
    const [text, shown] = [await surface.boundingBox(), await preview.boundingBox()]
    return (shown?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? 0)
  }
  await expect.poll(gap).toBeGreaterThan(-20)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(place).toBeHidden()
  await expectNoSidewaysScroll(page)
  const below = async () => ((await preview.boundingBox())?.y ?? 0) - ((await surface.boundingBox())?.y ?? 0)
  await expect.poll(below).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(place).toHaveAttribute('aria-pressed', 'true')
})
