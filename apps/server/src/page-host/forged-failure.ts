import type { AppContext } from '../context.ts'
import { FAILURE_PAGE, isOwnFailure } from '../slices/connectors/index.ts'

/**
 * True for the address of a failure page with words that are not of this site.
 * @param url path and query
 */
export function isForgedFailure(ctx: AppContext, url: string): boolean {
  const [path = '', ...query] = url.split('?')
  return leadsToFailurePage(path) && !isOwnFailure(ctx, new URLSearchParams(query.join('?')))
}

/** The router reads paths decoded, in any case and with further slashes. */
function leadsToFailurePage(path: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().replaceAll('/', '') === FAILURE_PAGE.slice(1)
  } catch (error) {
    // A path that is no text in UTF-8 leads to no page.
    if (error instanceof URIError) return false
    throw error
  }
}
