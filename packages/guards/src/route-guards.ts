import { deriveLoginState, isStaff } from './login-state.ts'
import type { Viewer } from './viewer.ts'

/** Result of a guard: show the screen, redirect, or show an error page at the same address. */
export type GuardResult = { ok: true } | { ok: false; redirect: string } | { ok: false; error: 403 | 404 }

/** Redirect targets of the guards. */
export const guardPaths = {
  home: '/',
  login: '/users/login',
  inactive: '/users/login?status=inactive',
  suspended: '/users/account-suspended',
} as const

const passed: GuardResult = { ok: true }
const refused: GuardResult = { ok: false, error: 403 }

function pass(condition: boolean, redirect: string): GuardResult {
  return condition ? passed : { ok: false, redirect }
}

/** Returns the first refusal among several guard results, or a pass if all of them pass. */
export function checkGuards(...results: GuardResult[]): GuardResult {
  return results.find((result) => !result.ok) ?? passed
}

/** Guards members' screens. Guests are redirected to the login screen. */
export function requireLogin(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).logged, guardPaths.login)
}

/** Guards sign-up and account recovery. Signed-in members are redirected to the home page. */
export function requireNotLogged(viewer: Viewer): GuardResult {
  return pass(!deriveLoginState(viewer).logged, guardPaths.home)
}

/**
 * Guards the login screen, which is for guests and for members without a confirmed email address. Others are redirected
 * to the home page.
 */
export function requireNotLoggedOrInactive(viewer: Viewer): GuardResult {
  const { logged, notActivated } = deriveLoginState(viewer)
  return pass(!logged || notActivated, guardPaths.home)
}

/**
 * Guards screens for writing. Guests go to the login, members without a confirmed email address to the inactive page.
 */
export function requireActivated(viewer: Viewer): GuardResult {
  return checkGuards(requireLogin(viewer), pass(deriveLoginState(viewer).activated, guardPaths.inactive))
}

/**
 * Guards the failed-activation screen, which is for members without a confirmed email address. Others are redirected to
 * the home page.
 */
export function requireNotActivated(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).notActivated, guardPaths.home)
}

/** Redirects suspended members to the suspension page and lets everybody else through. */
export function requireNotForbidden(viewer: Viewer): GuardResult {
  return pass(!deriveLoginState(viewer).forbidden, guardPaths.suspended)
}

/** Guards the suspension page, which is for suspended members only. Others are redirected to the home page. */
export function requireSuspended(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).forbidden, guardPaths.home)
}

/** Guards the back office. Everybody except administrators sees the 403 page. */
export function requireAdmin(viewer: Viewer): GuardResult {
  return deriveLoginState(viewer).admin ? passed : refused
}

/** Guards the screens of moderators and administrators. Everybody else sees the 403 page. */
export function requireModeratorOrAdmin(viewer: Viewer): GuardResult {
  return isStaff(viewer) ? passed : refused
}

/** Guards sign-up. Redirects home when the site accepts no new members. */
export function requireRegistrationAllowed(site: { allowNewRegistrations: boolean }): GuardResult {
  return pass(site.allowNewRegistrations, guardPaths.home)
}

/**
 * Guards sign-up. Redirects to the sign-up page of the user center (the API's “agent”) if one manages the accounts.
 *
 * @param agent null if the site itself manages the accounts
 */
export function requireNoSignUpAgent(agent: { signUpUrl: string } | null): GuardResult {
  return agent ? { ok: false, redirect: agent.signUpUrl } : passed
}

/**
 * Guards every screen of a private site. Guests see only account screens (such as login and registration), the user
 * center, legal texts and error pages.
 */
export function requireLoginRequiredSatisfied(
  viewer: Viewer,
  site: { loginRequired: boolean },
  path: string,
): GuardResult {
  return !site.loginRequired || isIgnoredPath(path) ? passed : requireLogin(viewer)
}

/** Account screens, by the last segment of their path. */
const accountScreens = [
  'account-activation',
  'account-recovery',
  'account-suspended',
  'auth-landing',
  'change-email',
  'confirm-email',
  'confirm-new-email',
  'login',
  'logout',
  'password-reset',
  'register',
  'unsubscribe',
]
/** Pages a visitor must be able to read before signing up, and the error pages. */
const openPages = ['/tos', '/privacy', '/403', '/50x', '/maintenance']
const ignoredPaths = new Set([...accountScreens.map((name) => `/users/${name}`), ...openPages])
const ignoredFolders = ['/users/account-activation/', '/user-center/']

/**
 * True if a path belongs to a screen that guests may open on a private site: account screens, the user center, legal
 * texts and error pages.
 *
 * @param path path of an address; a query, a fragment and a trailing slash are ignored
 */
export function isIgnoredPath(path: string): boolean {
  const bare = (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=[^/])\/$/, '')
  return ignoredPaths.has(bare) || bare === '/user-center' || ignoredFolders.some((folder) => bare.startsWith(folder))
}
