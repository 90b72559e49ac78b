import { ApiFailure } from '@quandary/api-client'
import { loadPage } from '../../shell/load-page.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { searchProviderQuery, searchQuery, type SearchFilter } from './search-queries.ts'

const TOO_MANY_REQUESTS = 429

/**
 * Looks for something.
 *
 * @returns why nothing was looked for, in words: too many searches in a short time. The page says so, with the status
 * 429, and is a page of the site all the same
 */
export async function loadSearch(
  context: SiteContext,
  href: string,
  filter: SearchFilter,
): Promise<{ refusal?: string }> {
  const { api, facts, queryClient } = context
  // Without knowing who answers, what was found is shown all the same.
  const provider = queryClient.prefetchQuery(searchProviderQuery(api, facts.language))
  try {
    await loadPage(href, queryClient.fetchQuery(searchQuery(api, filter)))
    await provider
    return {}
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !isTooMuch(failure)) throw failure
    context.answer.status = TOO_MANY_REQUESTS
    return { refusal: failure.message }
  }
}

/** Refused for the number of searches, or for want of a challenge that was not solved. */
function isTooMuch({ error }: ApiFailure): boolean {
  if (error.status === TOO_MANY_REQUESTS) return true
  return error.kind === 'fields' && error.fields.some(({ error_field: field }) => field === 'captcha_code')
}
