import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Creates the browser's history as the router reads it: as long as the browser's address is the one it opened the page with,
 * the address is that for which the server rendered the page (`page-address.ts`), so that both render the same. What it has
 * beyond that, such as the parameters of a campaign, stays in the browser, where the site's own scripts may read it.
 *
 * @param rendered path and query for which the server rendered the page
 */
export function createPageHistory(rendered: string): RouterHistory {
  const opened = location.pathname + location.search
  // Concatenated as text: a path that begins with two slashes must not name another host.
  const canonical = new URL(location.origin + rendered)
  return createBrowserHistory({
    parseLocation: () => {
      const { pathname, search } = location.pathname + location.search === opened ? canonical : location
      const { hash } = location
      // A link to a place in the page makes an entry without a state.
      const state = history.state ?? { __TSR_index: 0 }
      return { href: pathname + search + hash, pathname, search, hash, state }
    },
  })
}
