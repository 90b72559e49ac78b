import { ApiFailure } from '@quandary/api-client'
import { loadPage } from '../../shell/loading/load-page.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { searchProviderQuery, searchQuery, type SearchFilter } from './search-queries.ts'

const TOO_MANY_REQUESTS = 429

/**
 * Runs a search.
 *
 * @returns the error message if the viewer has searched too often. The page shows it with status 429 but otherwise
 * renders normally
 */
export async function loadSearch(
  context: SiteContext,
  href: string,
  filter: SearchFilter,
): Promise<{ refusal?: string }> {
  const { api, queryClient } = context
  // The provider is only named on the page, so a failure to load it does not affect the results.
  const provider = queryClient.prefetchQuery(searchProviderQuery(api))
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

/** Returns true if the rate limit was exceeded, or if a captcha was required and not solved. */
function isTooMuch({ error }: ApiFailure): boolean {
  if (error.status === TOO_MANY_REQUESTS) return true
  return error.kind === 'fields' && error.fields.some(({ error_field: field }) => field === 'captcha_code')
}
