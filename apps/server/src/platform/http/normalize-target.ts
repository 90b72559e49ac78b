/**
 * Scheme and host of a target in absolute form, which proxies may send. The `Host` header names the host, too, so they
 * are removed (RFC 9112 §3.2.2).
 */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/**
 * Normalizes a request target to the path and query that the router can read. If the path cannot be decoded, its
 * percent signs are escaped, so that the address gets the site's own 404 page and not an error of the router.
 */
export function normalizeTarget(target: string): string {
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
