import { relative } from 'node:path'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { ROOT } from '../suites.ts'
import { EXECUTED_ENV, INCOMPLETE, writeExecuted } from './executed.ts'
import { calledFunctions } from './called-functions.ts'

/** The address of each app's built files, and the folder of its build. */
const BUILT: Readonly<Record<string, string>> = {
  '/static/site/': 'apps/site/dist/client/',
  '/static/admin/': 'apps/admin/dist/client/',
  '/static/installer/': 'apps/installer/dist/client/',
}

/**
 * Records which functions of the built apps the pages of a browser story call, as part of what its test file executes.
 * Does nothing in a run without such records.
 */
export class PageRecorder {
  readonly #folder = process.env[EXECUTED_ENV]
  readonly #test: string
  #hasPopup = false
  readonly #sessions = new Map<Page, Promise<CDPSession>>()

  /** @param file absolute path of the story's file */
  constructor(file: string) {
    this.#test = relative(ROOT, file)
  }

  /** Records every page of a context from its first document on. */
  watch(context: BrowserContext): void {
    if (this.#folder === undefined) return
    for (const page of context.pages()) this.#begin(page)
    context.on('page', (page) => this.#begin(page))
  }

  /** Waits until the pages opened so far are being recorded; code that runs earlier would be missed. */
  async ready(): Promise<void> {
    await Promise.all(this.#sessions.values())
  }

  /** Stores what the pages have called. Must be called while they are open. */
  async collect(): Promise<void> {
    if (this.#folder === undefined) return
    if (this.#sessions.size === 0) return
    const executed = new Set<string>()
    if (this.#hasPopup) executed.add(INCOMPLETE)
    for (const [page, session] of this.#sessions) {
      try {
        const { result } = await (await session).send('Profiler.takePreciseCoverage')
        for (const script of result) {
          const path = builtFile(script.url)
          if (path !== undefined) for (const name of calledFunctions(path, script)) executed.add(name)
        }
      } catch {
        // The record of a page that the story has closed is lost.
        if (!page.url().startsWith('about:')) executed.add(INCOMPLETE)
      }
    }
    this.#sessions.clear()
    writeExecuted(this.#folder, { test: this.#test, executed: [...executed] })
  }

  #begin(page: Page): void {
    const session = begin(page)
    // Ignores the failure here: a page that is closed at once needs no record, and collect() notices every other
    // failure.
    session.catch(() => {})
    this.#sessions.set(page, session)
    void this.#notePopup(page)
  }

  /** A page opened by another one already runs before its recording starts. */
  async #notePopup(page: Page): Promise<void> {
    this.#hasPopup ||= (await page.opener()) !== null
  }
}

async function begin(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  return session
}

function builtFile(url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const [prefix, folder] = Object.entries(BUILT).find(([start]) => path.startsWith(start)) ?? []
  return prefix === undefined || folder === undefined ? undefined : folder + path.slice(prefix.length)
}
