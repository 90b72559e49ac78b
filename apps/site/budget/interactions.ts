import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { settle, type Loading } from '../e2e/support/layout-shifts.ts'
import { wordsIn } from '../e2e/support/words.ts'

declare global {
  interface Window {
    /** Durations of interactions so far, in milliseconds, each from its input to the next paint (W3C Event Timing). */
    interactionTimes: number[]
  }
}

/** Adds the property that TypeScript's type of an event timing lacks. */
interface EventTiming extends PerformanceEntry {
  interactionId: number
}

/** The cost of an interaction, in milliseconds. */
export interface InteractionCost {
  name: string
  /**
   * From the input to the next paint, in steps of 8 ms; 0 if it took less than 16 ms. It is wall time, so other
   * programs on the machine prolong it.
   */
  toPaint: number
  /** Processor time of the page's main thread until the page is idle again, including anything it loads. */
  processor: number
  /** The part of `processor` that was spent in scripts. */
  script: number
  /** The part of `processor` that was spent on style and layout. */
  layout: number
}

const { t } = wordsIn('en_US')

/** The factor by which the processor is slowed down, as in Lighthouse's simulation of a phone. */
export const SLOWDOWN = 4

/** Makes every page of a context record how long interactions take until the next paint. */
export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.interactionTimes = []
    const observer = new PerformanceObserver((list) => {
      // The observer receives only entries of type `event`.
      for (const { duration, interactionId } of list.getEntries() as EventTiming[])
        if (interactionId > 0) window.interactionTimes.push(duration)
    })
    // TypeScript's type lacks `durationThreshold`. 16 ms is the lowest value that browsers accept.
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/**
 * An action to measure, with `dialog` if the action opens the login dialog for guests. The measurement then waits for
 * the dialog, whose code must first be loaded.
 */
type Interaction = readonly [name: string, act: (page: Page) => Promise<void>, opens?: 'dialog']

/** The actions of readers and members on a question. */
const interactions: readonly Interaction[] = [
  ['share menu', (page) => click(fifth(page).locator('summary', { hasText: t('share.share') }))],
  ['close menu', escape],
  ['more comments', (page) => click(page.getByRole('button', { name: /^Show \d+ more comments/ }).first())],
  ['theme menu or account', (page) => click(page.getByRole('banner').locator('summary').last())],
  ['close menu', escape],
  [
    'vote',
    (page) =>
      click(
        fifth(page)
          .getByRole('button', { name: t('kit.vote_up') })
          .first(),
      ),
    'dialog',
  ],
  ['close dialog, for a guest', closeDialog],
  ['post menu', (page) => click(fifth(page).locator('summary').last())],
  ['close menu', escape],
  ['comment form', (page) => click(fifth(page).getByRole('button', { name: t('comments.add') })), 'dialog'],
  ['a letter', (page) => page.keyboard.press('a')],
  ['delete it', (page) => page.keyboard.press('Backspace')],
  ['close dialog, for a guest', closeDialog],
  ['sort answers', (page) => click(page.getByRole('link', { name: t('answers.order.newest'), exact: true }))],
]

/**
 * Performs the interactions of readers and members on a question, and yields what each costs on a slowed-down
 * processor.
 */
export async function* costOfInteractions(
  page: Page,
  cdp: CDPSession,
  { loading, guest }: { loading: Loading; guest: boolean },
): AsyncGenerator<InteractionCost> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const [name, act, opens] of interactions) {
    const [times, before] = await Promise.all([page.evaluate(() => window.interactionTimes.length), timesOf(cdp)])
    await act(page)
    if (guest && opens) await page.getByRole('dialog').waitFor()
    await settle(page, loading)
    const durations = await page.evaluate((from) => window.interactionTimes.slice(from), times)
    const after = await timesOf(cdp)
    const spent = (...metrics: string[]) => metrics.reduce((sum, one) => sum + after(one) - before(one), 0)
    yield {
      name,
      toPaint: Math.max(0, ...durations),
      processor: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration', 'RecalcStyleDuration'),
    }
  }
}

function escape(page: Page): Promise<void> {
  return page.keyboard.press('Escape')
}

/** Closes the login dialog of a guest. Members have none. */
async function closeDialog(page: Page): Promise<void> {
  await escape(page)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

function fifth(page: Page): Locator {
  return page.locator('article').nth(5)
}

/** Clicks the middle of an element without Playwright's actionability checks, which would run scripts in the page. */
async function click(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await place.click({ force: true, noWaitAfter: true })
}

/**
 * Returns a function from the browser's name of a metric to the time that the main thread has spent on it so far, in
 * milliseconds.
 */
async function timesOf(cdp: CDPSession): Promise<(metric: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metric) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000
}
