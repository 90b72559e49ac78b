import { isLanguage, type Language } from '@quandary/i18n'
import type { Theme } from '@quandary/web-shell'
import type { RefusedForm } from '../../server.d.ts'

/** What the server decided about a page and the browser must decide alike, or the first paint would change. */
export interface PageFacts {
  language: Language
  /** The guest's choice from the cookie; null for none. */
  theme: Theme | null
  /** Unix seconds at which the page was rendered: relative times count from it until the browser's clock takes over. */
  now: number
  /** Whether what administrators put into pages is part of this one. */
  custom: boolean
  /** Whether the browser may keep the page that is shown when the site cannot be reached. */
  offlinePage: boolean
  /** The form of this page that was sent without scripts and refused; absent on every other page. */
  form?: RefusedForm
  /**
   * Addresses of the built files this page loads, those of its screen included: the script that it names, and the modules
   * which that script runs, in their order.
   */
  assets: { script: string; styles: readonly string[]; modules: readonly string[] }
}

/** Id of the element that carries the facts. */
export const PAGE_FACTS_ID = 'page-facts'

/** The facts as the content of a script element; no text in them can end it. */
export function writePageFacts(facts: PageFacts): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/**
 * Reads the facts back.
 *
 * @throws Error when the text was not written by {@link writePageFacts}
 */
export function readPageFacts(text: string): PageFacts {
  const facts: unknown = JSON.parse(text)
  if (!isPageFacts(facts)) throw new Error('The page carries no facts about itself')
  return facts
}

function isPageFacts(value: unknown): value is PageFacts {
  return typeof value === 'object' && value !== null && 'language' in value && isLanguage(value.language)
}
