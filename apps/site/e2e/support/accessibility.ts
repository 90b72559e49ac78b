import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * The source of axe. The minified file is parsed in half the time of the source that the module exports, and it is
 * parsed once per document.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe's findings on a page: one line per rule and element. */
export async function findingsOn(page: Page): Promise<string[]> {
  return findingsOf(page, {})
}

/**
 * Returns axe's findings in both themes. Restores the theme that the page had. Only contrast differs between themes, so
 * all other rules are checked in one theme only.
 */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const own = await colorSchemeOf(page)
  const other = own === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  const elsewhere = await findingsOf(page, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: own })
  return [...elsewhere.map((finding) => `${other}: ${finding}`), ...(await findingsOn(page))]
}

/** Returns the color scheme that the browser of a page reports. */
export async function colorSchemeOf(page: Page): Promise<'dark' | 'light'> {
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
}

async function findingsOf(page: Page, options: RunOptions): Promise<string[]> {
  // During a transition between themes, elements do not have their final colors yet.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run({ ...given, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, options)
}

/** Expects that a page does not scroll horizontally. Wide content must scroll in a container of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `${page.url()} scrolls sideways`).toBe(0)
}
