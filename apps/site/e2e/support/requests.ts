import type { Page, Request } from '@playwright/test'

/**
 * Waits until a page has fetched everything it asks for. Playwright's own `networkidle` waits for half a second of silence
 * after that, which is most of the time that a screen takes.
 */
export class Requests {
  readonly #page: Page
  readonly #open = new Set<Request>()
  /** Counts every request that begins or ends. */
  #changes = 0

  /** To be made before the page goes anywhere. */
  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      this.#changes += 1
      this.#open.add(request)
    })
    const end = (request: Request): void => {
      this.#changes += 1
      this.#open.delete(request)
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Waits until nothing is being fetched, and what came has been shown without fetching more. */
  async settle(): Promise<void> {
    for (let before = -1; before !== this.#changes || this.#open.size > 0;) {
      before = this.#changes
      await this.#page.evaluate(afterTwoFrames)
    }
  }
}

/** An answer is handed on in a task of its own, and shown in the frame after it. */
function afterTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))))
  })
}
