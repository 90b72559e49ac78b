import type { BrowserContext, Page } from '@playwright/test'
import { comeAlive } from './fixtures.ts'

declare global {
  interface Window {
    /** What moved without the reader's doing since the page began: how much, and what it was. */
    layoutShifts: string[]
  }
}

/** What TypeScript does not know of a layout shift (W3C Layout Instability). */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Has every page of a context write down what moves while it loads. */
export async function writeDownShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = ({ node }: { node: Node | null }) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 100)
    const observer = new PerformanceObserver((list) => {
      // The type asked for below.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.layoutShifts.push(`${value.toFixed(4)} ${sources.map(nameOf).join(' | ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * What has moved on a page. Its pictures and what it loads after it came alive must be there; two frames later the
 * browser has told of everything before.
 */
export async function shiftsOn(page: Page): Promise<string[]> {
  await comeAlive(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.layoutShifts
  })
}
