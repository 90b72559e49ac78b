import type { QuandaryClient, TokenStore } from '@quandary/api-client'
import type { Language, Translate } from '@quandary/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { CaptchaClient } from '../api/captcha-client.ts'
import type { messages } from '../../words/en-us.ts'
import type { StoredTexts } from '../../../server.d.ts'
import type { PageFacts } from './page-facts.ts'

/** The translate function of the site. */
export type SiteWords = Translate<typeof messages>

/** The dependencies of every route and screen: one context per request on the server, one per tab in the browser. */
export interface SiteContext {
  api: QuandaryClient
  /** The session token. Always empty on the server, which only reads. */
  tokens: TokenStore
  /** Solves captchas. Null on the server, which only reads. */
  captchas: CaptchaClient | null
  queryClient: QueryClient
  facts: PageFacts
  /** The texts of a language that is not built in, by area. */
  stored?: StoredTexts | undefined
  t: SiteWords
  /** HTTP status and `Retry-After` of the response, set by routes. */
  answer: { status?: number; retryAfter?: number }
}

/** Provides the {@link SiteContext} to components. */
export const SiteContextProvider = createContext<SiteContext | null>(null)

/**
 * Returns the context of this visit.
 *
 * @throws Error outside of the site's document
 */
export function useSite(): SiteContext {
  const site = useContext(SiteContextProvider)
  if (site === null) throw new Error('useSite needs the site document around it')
  return site
}

/** Returns the path below which the site lives, '' at the root of its host. */
export function useBase(): string {
  return useSite().facts.base
}

/** Returns the translate function and language of the page. */
export function useWords(): { t: SiteWords; language: Language } {
  const { t, facts } = useSite()
  return { t, language: facts.language }
}
