import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a page: one line per rule and element. */
export async function findingsOn(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  // A page of ours has no frames, for whose sake axe would open a second page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
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
