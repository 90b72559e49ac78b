import type { BrowserContext, Page } from '@playwright/test'

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
export async function recordShifts(context: BrowserContext): Promise<void> {
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

/** Waits until a page is alive down to its heading and has loaded all it loads by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
  await page.waitForLoadState('networkidle')
  // Two frames later the browser has told of everything before, and the quiet moment has come that some parts wait for.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await page.waitForLoadState('networkidle')
}

/** What has moved on a settled page. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts)
}
