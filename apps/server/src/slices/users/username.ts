import { createRequire } from 'node:module'
import type * as Pinyin from 'pinyin-pro'

/** Loads the dictionary with the first Chinese name: it takes memory that many sites never use. */
const load = createRequire(import.meta.url)

/** Addresses below /users/, which nobody's profile may hide. */
const ROUTES = new Set(
  `account-activation account-recovery account-suspended auth-landing change-email confirm-email confirm-new-email
  login logout notifications password-reset register settings unsubscribe`.split(/\s+/),
)

/** Words that would let a member pass for the site itself, or that addresses may need one day. */
const RESERVED = new Set(
  `about account admin administrator api answer answers ask auth badges blog comment comments contact dashboard everyone
  faq feed follow guest guidelines healthz help home inbox info install installation legal mail maintenance me mod
  moderator new news null owner plugin plugins postmaster posts privacy question questions quandary readyz review
  root rss search security signin signup site staff static support system tag tags team terms tos undefined uploads
  user user-center users webmaster www`.split(/\s+/),
)

const ALLOWED = /^[a-z0-9._-]+$/
// A username is part of an address, where `..` means something else.
const HAS_NAME = /[a-z0-9]/
const MAX_LENGTH = 30

/**
 * The username a display name leads to: Chinese as pinyin, spaces as hyphens, lower-case (wire endpoints, register).
 * @param options.staff the person runs the site and may be called by a reserved word, though never by an address
 * @returns undefined when the name has other characters or is reserved
 */
export function usernameFrom(displayName: string, options: { staff?: boolean } = {}): string | undefined {
  const latin = /\p{Script=Han}/u.test(displayName) ? spellChinese(displayName) : displayName
  const username = latin.trim().toLowerCase().replaceAll(/\s+/g, '-').slice(0, MAX_LENGTH)
  return isUsername(username, options) ? username : undefined
}

function spellChinese(name: string): string {
  // What a module exports is what its types say.
  const { pinyin } = load('pinyin-pro') as typeof Pinyin
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
}

/**
 * Whether somebody may be called so: 2 to 30 of a–z, 0–9, hyphen, dot and underscore, not signs alone, and no address or reserved word
 * (decision 6).
 * @param username in lower case
 */
export function isUsername(username: string, options: { staff?: boolean } = {}): boolean {
  if (username.length < 2 || username.length > MAX_LENGTH || !ALLOWED.test(username)) return false
  if (!HAS_NAME.test(username)) return false
  return !ROUTES.has(username) && (options.staff === true || !RESERVED.has(username))
}

/** The same name with a suffix that makes it free, within the limit. */
export function withSuffix(username: string, suffix: string): string {
  return username.slice(0, MAX_LENGTH - suffix.length) + suffix
}
