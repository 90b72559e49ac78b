import { createRequire } from 'node:module'
import { isDisplayName } from '@quandary/guards'
import type * as Pinyin from 'pinyin-pro'
import type * as Transliteration from 'transliteration'
import { impersonatesSite } from './look-alike.ts'

/**
 * Loads the dictionaries for romanization when the first name needs them: they take memory, and many sites never need
 * them.
 */
const load = createRequire(import.meta.url)

/** Routes below /users/, which a profile must not shadow. */
const ROUTES = new Set(
  `account-activation account-recovery account-suspended auth-landing change-email confirm-email confirm-new-email
  login logout notifications password-reset register settings unsubscribe`.split(/\s+/),
)

/** Words with which a member could impersonate the site, or that routes may need later. */
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

/** The beginning of a username for a name that has no Latin form; a unique suffix is appended. */
const NEUTRAL = 'member'

/**
 * Derives a username from a display name: Chinese as pinyin, other scripts in Latin letters, spaces as hyphens,
 * lower-case, all other characters left out.
 * @param options.staff true allows reserved words, but never routes
 * @returns undefined if too little is left, or if the result is a reserved word
 */
export function usernameFrom(displayName: string, options: { staff?: boolean } = {}): string | undefined {
  const username = latinForm(displayName)
  return isUsername(username, options) ? username : undefined
}

/**
 * Chooses the username of a new account; the caller makes it unique.
 * @returns undefined if the name is no display name (`docs/spec/decisions.md#d6`) or leads to a reserved word
 */
export function usernameForNew(displayName: string, options: { staff?: boolean } = {}): string | undefined {
  if (!isDisplayName(displayName) || (options.staff !== true && impersonatesSite(displayName))) return undefined
  const username = latinForm(displayName)
  if (isReserved(username, options)) return undefined
  return isUsername(username, options) ? username : NEUTRAL
}

function latinForm(displayName: string): string {
  const name = displayName.normalize('NFKC')
  const romanized = /\p{Script=Han}/u.test(name) ? chineseToLatin(name) : name
  const latin = /[^\p{ASCII}]/u.test(romanized) ? inLatinLetters(romanized) : romanized
  return latin
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9._-]/g, '')
    .slice(0, MAX_LENGTH)
}

// `load` is `require`, which is untyped: the casts below name the published types of the two modules.
function chineseToLatin(name: string): string {
  const { pinyin } = load('pinyin-pro') as typeof Pinyin
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
}

function inLatinLetters(name: string): string {
  const { transliterate } = load('transliteration') as typeof Transliteration
  return transliterate(name)
}

function isReserved(username: string, { staff = false }: { staff?: boolean }): boolean {
  return ROUTES.has(username) || (!staff && RESERVED.has(username))
}

/**
 * Checks a username: 2 to 30 of a–z, 0–9, hyphen, dot and underscore, at least one letter or digit, not a route and not
 * a reserved word (`docs/spec/decisions.md#d6`).
 * @param username in lower case
 */
export function isUsername(username: string, options: { staff?: boolean } = {}): boolean {
  if (username.length < 2 || username.length > MAX_LENGTH || !ALLOWED.test(username)) return false
  if (!HAS_NAME.test(username)) return false
  return !isReserved(username, options)
}

/** Appends a suffix within the length limit. */
export function withSuffix(username: string, suffix: string): string {
  return username.slice(0, MAX_LENGTH - suffix.length) + suffix
}
