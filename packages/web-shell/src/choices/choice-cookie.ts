import { basePath } from '../links/base-path.ts'

/**
 * Name of a cookie that stores a choice made in this browser. The server reads the cookie for the first paint of its
 * pages.
 */
export type ChoiceCookie = 'theme' | 'lang'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Reads a choice.
 *
 * @param cookies text of `document.cookie`
 */
export function readChoice(name: ChoiceCookie, cookies: string): string | undefined {
  const entry = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

/**
 * Stores a choice for the whole site for one year.
 *
 * @param value a theme or a language code; it is stored unescaped
 */
export function storeChoice(name: ChoiceCookie, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Without a trailing slash, so that the cookie is also sent for the front page, whose path has none.
  const path = basePath() || '/'
  // The Cookie Store API is missing in Firefox before version 140 and on plain http.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${value}; Path=${path}; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
