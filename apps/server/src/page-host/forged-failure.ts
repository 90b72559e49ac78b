import type { AppContext } from '../context.ts'
import { FAILURE_PAGE, isOwnFailure } from '../slices/connectors/index.ts'

/**
 * True for an address of the failure page with a text that this site did not write: the page would show a visitor
 * the text of an attacker.
 * @param url path and query
 */
export function isForgedFailure(ctx: AppContext, url: string): boolean {
  const [path = '', ...query] = url.split('?')
  return leadsToFailurePage(path) && !isOwnFailure(ctx, new URLSearchParams(query.join('?')))
}

/**
 * True if a path leads to the failure page. Like the site's router, it decodes the path, and ignores case and repeated
 * slashes.
 */
function leadsToFailurePage(path: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().replaceAll('/', '') === FAILURE_PAGE.slice(1)
  } catch (error) {
    // No page has a path with invalid percent-encoding.
    if (error instanceof URIError) return false
    throw error
  }
}
