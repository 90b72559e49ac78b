import type { Language, LanguageOption } from '@quandary/i18n'
import type { Theme } from '@quandary/web-shell'
import type { RefusedForm } from '../../../server.d.ts'

/** Names of the route sets that pages are hydrated with (`src/routing/first-routes.ts`). */
export type FirstRoutes = 'question' | 'tag' | 'profile' | 'search' | 'all'

/** Decisions of the server that the browser must share, so that hydration matches. */
export interface PageFacts {
  /** Path and query that the page was rendered for. The browser's address may contain more (`page-address.ts`). */
  address: string
  /** Path below which the site lives, '' at the root of its host. */
  base: string
  language: Language
  direction: 'ltr' | 'rtl'
  /** Address of the texts of a language that is not built in; absent for built-in languages. */
  texts?: string
  /** The languages to choose from. */
  languages: readonly LanguageOption[]
  /** The theme from a guest's cookie, or null. */
  theme: Theme | null
  /**
   * Time of rendering in unix seconds. Relative times are based on it until they are updated from the browser's clock.
   */
  now: number
  /** True if the page includes the administrators' markup. */
  custom: boolean
  /** True if the browser may cache the offline page. */
  offlinePage: boolean
  /** The route set that contains the page's route. */
  routes: FirstRoutes
  /** A form of this page that was sent without scripts and refused; absent on all other pages. */
  form?: RefusedForm
  /**
   * Addresses of the built files of this page and its screen: the script that the HTML names, the styles, and the
   * modules that the script runs, in order.
   */
  assets: { script: string; styles: readonly string[]; modules: readonly string[] }
}

/** Id of the script element with the facts. */
export const PAGE_FACTS_ID = 'page-facts'

/** Serializes the facts for a script element. Escapes `<`, so that no text can close the element. */
export function writePageFacts(facts: PageFacts): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/**
 * Parses the facts.
 *
 * @throws Error if the text was not written by {@link writePageFacts}
 */
export function readPageFacts(text: string): PageFacts {
  const facts: unknown = JSON.parse(text)
  if (!isPageFacts(facts)) throw new Error('No page facts')
  return facts
}

function isPageFacts(value: unknown): value is PageFacts {
  return value instanceof Object && 'language' in value
}
