import type { Locator, Page } from '@playwright/test'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { Loading, recordShifts, settle, shiftsOn } from './support/layout-shifts.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

/** Holds the calls of a page back until they are let go. */
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

/** Milliseconds between the start of loading and the first frame in which the shape is seen. */
async function noteFirstSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    let added = 0
    const look = (time: number) => {
      const skeleton = document.querySelector('main > [data-skeleton]')
      if (skeleton && added === 0) added = time
      if (skeleton && getComputedStyle(skeleton).visibility === 'visible')
        document.body.dataset['seenAfter'] = `${time - added}`
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

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
      await noteFirstSight(page)
      const letGo = await holdCalls(page)
      await link.click()
      const skeleton = skeletonOn(page)
      await expect(skeleton, kind).toHaveAttribute('data-skeleton', kind)
      await expect(skeleton, kind).toBeVisible()
      expect(Number(await page.locator('body').getAttribute('data-seen-after')), kind).toBeGreaterThan(250)
      await expect(page.getByRole('progressbar', { name: t('kit.loading') })).toBeVisible()
      if (kind === 'list') expect(await findingsInBothThemes(page)).toEqual([])
      expect(await shiftsOn(page), `the shape of a ${kind} moves nothing`).toEqual([])
      await letGo()
      await expect(skeleton, kind).toHaveCount(0)
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
