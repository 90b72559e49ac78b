import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { Loading, recordShifts, settle, shiftsOn } from './support/layout-shifts.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const LONG = `const all = [${'"a long name", '.repeat(20)}]`
const WORD = `const one = '${'long'.repeat(80)}'`
const TEXT = `\`\`\`ts\n${LONG}\n\`\`\`\n\nAnd:\n\n    ${WORD}\n\nShort:\n\n\`\`\`sh\nls\n\`\`\`\n\nAfter the code.`

for (const language of ['en_US', 'zh_CN'] as const) {
  const { t } = wordsIn(language)
  test(`long lines of code wrap in this browser once it is chosen, without moving the page (${language})`, async ({
    open,
    admin,
  }) => {
    const id = await askOne(admin, `Which names are long enough to wrap in ${language}?`, TEXT)
    const page = await open({
      locale: language.replace('_', '-'),
      viewport: language === 'en_US' ? { width: 1280, height: 800 } : { width: 390, height: 800 },
    })
    await recordShifts(page.context())
    await visit(page, `/questions/${id}`)
    const blocks = page.getByRole('main').locator('figure')
    const wrap = blocks.getByRole('button', { name: t('code.wrap') })
    const overflowing = () =>
      blocks.locator('pre').evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth))
    await expect(wrap, 'the short block has no switch').toHaveCount(2)
    expect(await overflowing()).toEqual([true, true, false])
    await expect(wrap.first()).toHaveAttribute('aria-pressed', 'false')
    expect(await findingsInBothThemes(page)).toEqual([])
    await wrap.first().focus()
    await page.keyboard.press('Enter')
    await expect(wrap.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(wrap.first()).toBeFocused()
    expect(await overflowing()).toEqual([false, false, false])
    expect(await findingsInBothThemes(page)).toEqual([])

    const loading = new Loading(page)
    await page.reload()
    await settle(page, loading)
    expect(await overflowing()).toEqual([false, false, false])
    expect(await shiftsOn(page)).toEqual([])
    await wrap.first().click()
    await expect(wrap.first()).toHaveAttribute('aria-pressed', 'false')
    expect(await overflowing()).toEqual([true, true, false])
  })
}

test('lines wrap on this page where the browser stores nothing more', async ({ page, admin }) => {
  const { t } = wordsIn('en_US')
  const id = await askOne(admin, 'Which names wrap without storage?', TEXT)
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-extend-native -- simulates a full storage
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit(page, `/questions/${id}`)
  const wrap = page
    .getByRole('main')
    .locator('figure')
    .getByRole('button', { name: t('code.wrap') })
    .first()
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
})

test('code is copied right after the click, without loading anything first', async ({ open, admin }) => {
  const { t } = wordsIn('en_US')
  const id = await askOne(admin, 'Which code is copied at once?', TEXT)
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visit(page, `/questions/${id}`)
  const copy = page.locator('figure').getByRole('button', { name: t('kit.copy') })
  await copy.last().click()
  await expect(page.getByRole('button', { name: t('kit.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ls\n')
  expect(loaded.filter((path) => path.includes('/code-actions-'))).toEqual([])
})

test('a block that becomes too narrow for its lines gets the switch', async ({ page, admin }) => {
  const { t } = wordsIn('en_US')
  const line = 'const wide = "about as wide as a phone is not"'
  const id = await askOne(admin, 'Which code fits on a wide screen alone?', `\`\`\`ts\n${line}\n\`\`\``)
  await visit(page, `/questions/${id}`)
  const wrap = page.getByRole('button', { name: t('code.wrap') })
  await expect(page.locator('figure').getByRole('button', { name: t('kit.copy') })).toBeVisible()
  await expect(wrap).toBeHidden()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(wrap).toBeVisible()
})

test('wide tables and code have a shadow at the edge behind which they go on', async ({ open, admin }) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(30)}\n`
  const table = row('Head') + row('---') + row('')
  const id = await askOne(admin, 'Where does a wide table end?', `${table}\n\`\`\`\n${LONG}\n\`\`\`\n`)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open({ colorScheme })
    await visit(page, `/questions/${id}`)
    for (const wide of [page.getByRole('main').locator('table'), page.getByRole('main').locator('figure pre')]) {
      /**
       * Returns whether there is a shadow at the left edge and at the right edge: true if the background at that edge
       * differs from the middle.
       */
      const shadows = async (scrolled: number) => {
        await wide.evaluate((one, part) => one.scrollTo({ left: one.scrollWidth * part }), scrolled)
        const picture = (await wide.screenshot()).toString('base64')
        return page.evaluate(async (data) => {
          const image = new Image()
          image.src = `data:image/png;base64,${data}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const drawing = canvas.getContext('2d', { willReadFrequently: true })
          drawing?.drawImage(image, 0, 0)
          // Reads pixels where there is no text: in the empty row of the table, and below the code.
          const pixels = (x: number) => [...(drawing?.getImageData(x, image.height - 8, 3, 1).data ?? [])]
          const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
          // Compares the edge with five places in the middle, because a border between cells may be at one of them.
          // Small differences do not count, because gradients are not exact.
          const middle = [-12, -6, 0, 6, 12].map((by) => sum(pixels(image.width / 2 + by)))
          const differs = (from: number) => middle.every((one) => Math.abs(sum(pixels(from)) - one) > 12)
          return [differs(2), differs(image.width - 5)]
        }, picture)
      }
      expect(await shadows(0), 'at its beginning').toEqual([false, true])
      expect(await shadows(0.3), 'in the middle').toEqual([true, true])
      expect(await shadows(1), 'at its end').toEqual([true, false])
    }
  }
})
