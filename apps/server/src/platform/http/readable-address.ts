/** Proxies may send an address in its absolute form; whose it is says the header `Host` (RFC 9112 §3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/**
 * The target of a request as the router can read it: path and query. Escapes that spell no text were written by nobody:
 * they stand for themselves, so that the address leads nowhere in the words of the site, not in those of the router.
 */
export function readableAddress(target: string): string {
  const url = target.startsWith('/') ? target : withPath(target.replace(AUTHORITY, ''))
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

function withPath(rest: string): string {
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest
}
