import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Creates the browser's history for the router. While the browser still has the address that the page was opened
 * with, the router sees the address that the server rendered the page for (`page-address.ts`), so that server
 * and browser render the same. Parameters that the server left out, such as those of a campaign, stay in the
 * browser's address, where the site's own scripts may read them.
 *
 * @param rendered path and query that the server rendered the page for
 */
export function createPageHistory(rendered: string): RouterHistory {
  const opened = location.pathname + location.search
  // The parts are concatenated, because with a base URL a path that begins with two slashes would name another host.
  const canonical = new URL(location.origin + rendered)
  return createBrowserHistory({
    parseLocation: () => {
      const { pathname, search } = location.pathname + location.search === opened ? canonical : location
      const { hash } = location
      // A link to a fragment creates a history entry without a state.
      const state = history.state ?? { __TSR_index: 0 }
      return { href: pathname + search + hash, pathname, search, hash, state }
    },
  })
}
