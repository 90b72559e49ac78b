import { join } from 'node:path'
import { devices, type Browser, type Page } from '@playwright/test'
import { contrastInDark, runStory, screenOf, type Outcome } from './in-page.ts'

/** The output folder of `storybook build`. */
export const OUTPUT = join(import.meta.dirname, '..', 'storybook-static')

/** A story as the built Storybook lists it. */
export interface Story {
  type: string
  id: string
  title: string
  name: string
  /** Path of the file that contains the story, relative to the folder of this app. */
  importPath: string
  tags: string[]
}

interface Settings {
  address: string
  direction: 'ltr' | 'rtl'
  forcedColors: 'active' | 'none'
}

/** Storybook's viewport for stories that do not set one. */
const SCREEN = { width: 1200, height: 900 }

/** A page of the built Storybook that switches between stories without a reload. */
export class Catalogue {
  readonly #page: Page
  /** Uncaught errors. An error that occurs late is attributed to the story that is open at that time. */
  readonly #uncaught: string[] = []
  #visited: { id: string; problems: string[] } | undefined

  private constructor(page: Page) {
    this.#page = page
    page.on('pageerror', (error) => this.#uncaught.push(error.stack ?? error.message))
  }

  static async open(browser: Browser, { address, direction, forcedColors }: Settings): Promise<Catalogue> {
    // If the browser has this name, Storybook pauses animations instead of waiting for them.
    const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`
    const page = await browser.newPage({ userAgent, viewport: SCREEN, forcedColors })
    const catalogue = new Catalogue(page)
    await page.goto(`${address}iframe.html?globals=theme:light;direction:${direction}`)
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
    return catalogue
  }

  /** Shows a story, plays it and runs axe. Returns all problems. */
  async visit({ id }: Pick<Story, 'id'>): Promise<string[]> {
    await this.#page.setViewportSize((await this.#page.evaluate(screenOf, id)) ?? SCREEN)
    const { errors, violations } = await this.#page.evaluate(runStory, id)
    const problems = [...errors, ...this.#uncaught.splice(0), ...violations.map(sentenceOf)]
    this.#visited = { id, problems }
    return problems
  }

  /**
   * Runs axe's contrast rule in the dark theme, on the state in which the visit left the story. Other rules give the
   * same result in both themes. If the visit found problems, returns these instead.
   */
  async contrastInDark(story: Pick<Story, 'id'>): Promise<string[]> {
    const problems = this.#visited?.id === story.id ? this.#visited.problems : await this.visit(story)
    if (problems.length > 0) return problems
    const violations = await this.#page.evaluate(contrastInDark)
    return [...this.#uncaught.splice(0), ...violations.map(sentenceOf)]
  }

  async close(): Promise<void> {
    await this.#page.context().close()
    if (this.#uncaught.length > 0) throw new Error(this.#uncaught.join('\n'))
  }
}

function sentenceOf({ id, help, nodes }: Outcome['violations'][number]): string {
  return [`${id}: ${help}`, ...nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)].join(
    '\n',
  )
}
