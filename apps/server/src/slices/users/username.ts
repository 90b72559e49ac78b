import { pinyin } from 'pinyin-pro'

/** Words a username may not be: they are, or may become, addresses of the site. */
const RESERVED = new Set(
  `about account account-activation account-recovery account-suspended admin administrator api answer answers ask auth
  auth-landing badges blog change-email comment comments confirm-email confirm-new-email contact custom.css dashboard
  everyone faq favicon.ico feed follow guest guidelines healthz help home inbox info install installation legal login
  logout mail maintenance me mod moderator new news notifications null owner password-reset plugin plugins postmaster
  posts privacy question questions quandary readyz register review robots.txt root rss search security settings signin
  signup site sitemap.xml staff static support system tag tags team terms tos undefined unsubscribe uploads user
  user-center users webmaster www`.split(/\s+/),
)

const ALLOWED = /^[a-z0-9._-]+$/
const MAX_LENGTH = 30

/**
 * The username a display name leads to: Chinese as pinyin, spaces as hyphens, lower-case (wire endpoints, register).
 * @returns undefined when the name has other characters or is reserved
 */
export function usernameFrom(displayName: string): string | undefined {
  const latin = /\p{Script=Han}/u.test(displayName)
    ? pinyin(displayName, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
    : displayName
  const username = latin.trim().toLowerCase().replaceAll(/\s+/g, '-').slice(0, MAX_LENGTH)
  return username.length >= 2 && ALLOWED.test(username) && !RESERVED.has(username) ? username : undefined
}

/** The same name with a suffix that makes it free, within the limit. */
export function withSuffix(username: string, suffix: string): string {
  return username.slice(0, MAX_LENGTH - suffix.length) + suffix
}
