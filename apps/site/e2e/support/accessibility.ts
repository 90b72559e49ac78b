import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a page: one line per rule and element. */
export async function findingsOn(page: Page): Promise<string[]> {
  return findingsOf(page, axeOn(page))
}

/** The same for both themes. What is not colour is the same in both, and looked at once. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findingsOf(page, axeOn(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...dark.map((finding) => `dark: ${finding}`), ...(await findingsOn(page))]
}

function axeOn(page: Page): AxeBuilder {
  // A page of ours has no frames, for whose sake axe would open a second page each time.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
}

async function findingsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** A page never scrolls sideways; wide things scroll in their own frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `${page.url()} scrolls sideways`).toBe(0)
}
