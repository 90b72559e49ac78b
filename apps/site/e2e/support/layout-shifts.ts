import type { BrowserContext, Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /**
     * Layout shifts without user input since the first frame of the completely parsed document. Each entry names the
     * size of the shift and the shifted elements.
     */
    layoutShifts: string[]
  }
}

/** A layout shift (W3C Layout Instability), for which TypeScript has no type. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Makes every page of a context record layout shifts while it loads. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShifts = []
    // A browser may paint a document that is only partly parsed. Parsing the rest then moves content that is centred or
    // at the end of a line. So shifts count only after the first frame of the completely parsed document.
    let comparable = Infinity
    const noteFrame = () => requestAnimationFrame(() => requestAnimationFrame((time) => (comparable = time)))
    document.addEventListener('readystatechange', noteFrame, { once: true })
    const nameOf = ({ node }: { node: Node | null }) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 100)
    const observer = new PerformanceObserver((list) => {
      // The observer receives only entries of type `layout-shift`.
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput && startTime >= comparable)
          window.layoutShifts.push(`${value.toFixed(4)} ${sources.map(nameOf).join(' | ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Counts the requests of a page, except for event streams, which stay open. */
export class Loading {
  readonly #pending = new Set<Request>()
  #begun = 0
  #ended = Promise.withResolvers<void>()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') return
      this.#begun += 1
      this.#pending.add(request)
    })
    const end = (request: Request): void => {
      this.#pending.delete(request)
      this.#ended.resolve()
      this.#ended = Promise.withResolvers()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Number of requests begun so far. */
  get begun(): number {
    return this.#begun
  }

  /** Waits until no request is pending. */
  async end(): Promise<void> {
    while (this.#pending.size > 0) await this.#ended.promise
  }
}

/**
 * Waits until the heading of a page is hydrated and the page has loaded everything that it loads without input. A
 * finished request may lead to further requests, and some parts of the page begin to load only in an idle callback. So
 * two idle callbacks must pass without a new request.
 */
export async function settle(page: Page, loading: Loading): Promise<void> {
  await page.waitForLoadState()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
  for (let begun = -1, quiet = 0; quiet < 2; quiet = begun === loading.begun ? quiet + 1 : 0) {
    begun = loading.begun
    await loading.end()
    // After two frames, the browser has reported all earlier shifts.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestIdleCallback(resolve))
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
}

/** Returns the layout shifts on a settled page. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts)
}
