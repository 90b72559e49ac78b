import { ApiFailure } from '@quandary/api-client'
import { loadPage } from '../../shell/load-page.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { searchQuery, type SearchFilter } from './search-queries.ts'

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
  try {
    await loadPage(href, context.queryClient.fetchQuery(searchQuery(context.api, filter)))
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
