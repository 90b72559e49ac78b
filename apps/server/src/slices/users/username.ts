import { createRequire } from 'node:module'
import type * as Pinyin from 'pinyin-pro'

/** Loads the pinyin dictionary with the first Chinese name, because many sites never need its memory. */
const load = createRequire(import.meta.url)

/** Routes below /users/, which a profile must not shadow. */
const ROUTES = new Set(
  `account-activation account-recovery account-suspended auth-landing change-email confirm-email confirm-new-email
  login logout notifications password-reset register settings unsubscribe`.split(/\s+/),
)

/** Words that would let a member pose as the site, or that routes may need one day. */
const RESERVED = new Set(
  `about account admin administrator api answer answers ask auth badges blog comment comments contact dashboard everyone
  faq feed follow guest guidelines healthz help home inbox info install installation legal mail maintenance me mod
  moderator new news null owner plugin plugins postmaster posts privacy question questions quandary readyz review
  root rss search security signin signup site staff static support system tag tags team terms tos undefined uploads
  user user-center users webmaster www`.split(/\s+/),
)

const ALLOWED = /^[a-z0-9._-]+$/
// A username is part of a path, where `..` has a special meaning.
const HAS_NAME = /[a-z0-9]/
const MAX_LENGTH = 30

/**
 * Derives a username from a display name: Chinese as pinyin, spaces as hyphens, lower-case.
 * @param options.staff true allows reserved words, but never routes
 * @returns undefined when the name has other characters or is reserved
 */
export function usernameFrom(displayName: string, options: { staff?: boolean } = {}): string | undefined {
  const latin = /\p{Script=Han}/u.test(displayName) ? spellChinese(displayName) : displayName
  const username = latin.trim().toLowerCase().replaceAll(/\s+/g, '-').slice(0, MAX_LENGTH)
  return isUsername(username, options) ? username : undefined
}

function spellChinese(name: string): string {
  // `require` is untyped; these are the module's published types.
  const { pinyin } = load('pinyin-pro') as typeof Pinyin
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
}

/**
 * Checks a username: 2 to 30 of a–z, 0–9, hyphen, dot and underscore, at least one letter or digit, not a route and not
 * a reserved word (`docs/spec/decisions.md#d6`).
 * @param username in lower case
 */
export function isUsername(username: string, options: { staff?: boolean } = {}): boolean {
  if (username.length < 2 || username.length > MAX_LENGTH || !ALLOWED.test(username)) return false
  if (!HAS_NAME.test(username)) return false
  return !ROUTES.has(username) && (options.staff === true || !RESERVED.has(username))
}

/** Appends a suffix within the length limit. */
export function withSuffix(username: string, suffix: string): string {
  return username.slice(0, MAX_LENGTH - suffix.length) + suffix
}
