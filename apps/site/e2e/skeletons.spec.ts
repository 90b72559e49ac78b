import type { Locator, Page } from '@playwright/test'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { Loading, recordShifts, settle, shiftsOn } from './support/layout-shifts.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

/** Delays the API calls of a page until the returned function is called. */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/answer/api/v1/**', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const skeletonOn = (page: Page): Locator => page.locator('main > [data-skeleton]')

/** Waits until the code of the skeletons has been loaded, which happens before the first navigation. */
const shapesLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /page-skeleton-.*js$/.test(name)),
      ),
    )
    .toBe(true)

/**
 * Clicks a link by script, so that the browser counts the following layout shifts as unexpected. Records how many
 * milliseconds pass until the skeleton is visible.
 */
async function follow(link: Locator): Promise<void> {
  await link.evaluate((anchor: HTMLElement) => {
    const begun = performance.now()
    const look = (time: number) => {
      const skeleton = document.querySelector('main > [data-skeleton]')
      if (skeleton && getComputedStyle(skeleton).visibility === 'visible')
        document.body.dataset['seenAfter'] = `${time - begun}`
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    anchor.click()
  })
}

/** Waits for two frames, after which the browser has reported all earlier layout shifts. */
const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** True if the focus is inside the covered content. */
const focusIsCovered = (page: Page) => page.evaluate(() => document.activeElement?.closest('main > *') !== null)

for (const width of [390, 1280]) {
  test(`the shape of the next page covers the one before from 300 ms on, ${width} pixels`, async ({ open, server }) => {
    const member = await newMember(server, `Slow ${width}`)
    const title = `How slowly may a kettle boil at ${width} pixels?`
    await answerOne(member, await askOne(member, title), 'As slowly as you have time.')
    const page = await open({ viewport: { width, height: 844 } })
    await recordShifts(page.context())
    const loading = new Loading(page)
    const main = page.getByRole('main')
    const ways = [
      { kind: 'question', from: '/', link: main.getByRole('link', { name: title }), heading: title },
      {
        kind: 'list',
        from: `/users/${member.username}`,
        link: page.getByRole('banner').getByRole('link').first(),
        heading: t('questions.all'),
      },
      { kind: 'person', from: '/users', link: main.getByRole('link', { name: 'Tomás' }).first(), heading: 'Tomás' },
      {
        kind: 'tag',
        from: '/tags',
        link: main.getByRole('link', { name: 'cooking', exact: true }),
        heading: 'cooking',
      },
    ]
    for (const { kind, from, link, heading } of ways) {
      await visit(page, from)
      await link.hover()
      await shapesLoaded(page)
      const letGo = await holdCalls(page)
      await follow(link)
      const skeleton = skeletonOn(page)
      await expect(skeleton, kind).toHaveAttribute('data-skeleton', kind)
      await expect(skeleton, kind).toBeVisible()
      expect(Number(await page.locator('body').getAttribute('data-seen-after')), kind).toBeGreaterThan(250)
      await expect(page.getByRole('progressbar', { name: t('kit.loading') })).toBeVisible()
      const announced = page.getByRole('status').filter({ hasText: t('kit.loading') })
      await expect(announced, kind).toHaveCount(1)
      await expect(skeleton, kind).toContainText(t('kit.loading'))
      await expect(main, kind).toHaveAttribute('aria-busy', 'true')
      if (kind === 'list') {
        // The heading arrives with the page, so the skeleton has none.
        const findings = (await findingsInBothThemes(page)).filter((one) => !one.startsWith('page-has-heading-one'))
        expect(findings).toEqual([])
      }
      await twoFrames(page)
      expect(await shiftsOn(page), `${kind} moves nothing`).toEqual([])
      await letGo()
      await expect(skeleton, kind).toHaveCount(0)
      await expect(announced, kind).toHaveCount(0)
      await expect(main, kind).not.toHaveAttribute('aria-busy')
      await expect(main.locator('> [inert]'), kind).toHaveCount(0)
      await expect(main.getByRole('heading', { level: 1 }), kind).toContainText(heading)
      await settle(page, loading)
      expect(await shiftsOn(page), `the ${kind} that arrives moves nothing`).toEqual([])
    }
  })
}

test('the shape is in sight far down a page, and going back finds the place again', async ({ open, server }) => {
  const member = await newMember(server, 'Far Down')
  const id = await askOne(member, 'How far down may one scroll before it matters?', 'Line.\n\n'.repeat(200))
  const page = await open({ as: member })
  await visit(page, `/questions/${id}`)
  await page.keyboard.press('End')
  // Polls, because browsers may scroll smoothly.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const letGo = await holdCalls(page)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(skeletonOn(page).locator('> div')).toBeInViewport()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(1000)
  await letGo()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.tags') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How far down')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('the keyboard leaves what is covered alone, and comes back to it with the page', async ({ page }) => {
  await visit(page, '/tags')
  const link = page.getByRole('main').getByRole('link', { name: 'cooking', exact: true })
  await link.focus()
  expect(await focusIsCovered(page)).toBe(true)
  const letGo = await holdCalls(page)
  await page.keyboard.press('Enter')
  await expect(skeletonOn(page)).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await focusIsCovered(page), key).toBe(false)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.goBack()
  await expect(page).toHaveURL(/tags$/)
  await expect(skeletonOn(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await letGo()
})

test('a page about the same person stays in sight while its next part is loaded', async ({ open, server }) => {
  const member = await newMember(server, 'Same Person')
  const page = await open()
  await visit(page, `/users/${member.username}`)
  const answers = page.getByRole('main').locator(`a[href="/users/${member.username}/answers"]`).first()
  await answers.hover()
  await shapesLoaded(page)
  const letGo = await holdCalls(page)
  await answers.click()
  await expect(page.getByRole('status').filter({ hasText: t('kit.loading') })).toHaveCount(1)
  await expect(skeletonOn(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  await letGo()
  await expect(page).toHaveURL(/answers$/)
})
