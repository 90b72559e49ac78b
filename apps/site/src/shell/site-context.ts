import type { QuandaryClient, TokenStore } from '@quandary/api-client'
import type { Language, Translate } from '@quandary/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { CaptchaDesk } from './captcha-desk.ts'
import type { messages } from '../words/en-us.ts'
import type { PageFacts } from './page-facts.ts'

/** Gives the words of the site. */
export type SiteWords = Translate<typeof messages>

/** What every route and screen of one visit works with. One per request on the server, one per tab in the browser. */
export interface SiteContext {
  api: QuandaryClient
  /** The session token; on the server always empty, because pages are only read. */
  tokens: TokenStore
  /** Where acts wait for a challenge to be solved; on the server null, because nothing is done there. */
  captchas: CaptchaDesk | null
  queryClient: QueryClient
  facts: PageFacts
  t: SiteWords
  /** What a page says about its own answer: a route may set the HTTP status it deserves, and after how many seconds to come back. */
  answer: { status?: number; retryAfter?: number }
}

/** Hands the {@link SiteContext} to components. */
export const SiteContextProvider = createContext<SiteContext | null>(null)

/**
 * The context of this visit.
 *
 * @throws Error outside the document of the site
 */
export function useSite(): SiteContext {
  const site = useContext(SiteContextProvider)
  if (site === null) throw new Error('useSite needs the site document around it')
  return site
}

/** The words and language of the page. */
export function useWords(): { t: SiteWords; language: Language } {
  const { t, facts } = useSite()
  return { t, language: facts.language }
}
