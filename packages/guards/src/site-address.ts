/** The longest path of a site's address, in characters. */
const MAX_PATH = 100

/** One or more segments that begin with a letter or a digit, without characters that have to be percent-encoded. */
const PATH = /^(?:\/[A-Za-z0-9][\w.~-]*)+$/

/**
 * First path segments that are used by pages of a site, or by pages of the site that its content was imported from. If
 * the path of the site began with one of them, addresses with and without the path could not be distinguished.
 */
const OWN_NAMES: ReadonlySet<string> = new Set([
  '403',
  '404',
  '50x',
  'a',
  'admin',
  'answer',
  'api-docs',
  'backup-files',
  'c',
  'healthz',
  'help',
  'icons',
  'install',
  'installation',
  'maintenance',
  'metrics',
  'posts',
  'previews',
  'privacy',
  'public-dump.tar.gz',
  'q',
  'question',
  'questions',
  'readyz',
  'review',
  'search',
  'sitemap',
  'static',
  't',
  'tag',
  'tags',
  'tos',
  'u',
  'uploads',
  'user',
  'user-center',
  'users',
])

/** The reason a text cannot be the address of a site. */
export type SiteAddressProblem = 'no_address' | 'bad_path' | 'own_name'

/**
 * Reads the address of a site: http or https, the root of a host or a path on it (`https://example.com/community`).
 *
 * @returns the address without a trailing slash, or the problem that makes the text invalid
 */
export function readSiteAddress(text: string): { address: string } | { problem: SiteAddressProblem } {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return { problem: 'no_address' }
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '') return { address: url.origin }
  if (path.length > MAX_PATH || !PATH.test(path)) return { problem: 'bad_path' }
  const [, first = ''] = path.split('/')
  return OWN_NAMES.has(first.toLowerCase()) ? { problem: 'own_name' } : { address: url.origin + path }
}
