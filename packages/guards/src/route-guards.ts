import { deriveLoginState, isStaff } from './login-state.ts'
import type { Viewer } from './viewer.ts'

/** Whether a screen may be shown, and what to do instead: go elsewhere, or show an error page at the same address. */
export type GuardResult = { ok: true } | { ok: false; redirect: string } | { ok: false; error: 403 | 404 }

/** Where guards send people. */
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

/** The first refusal of several guards, or the pass of all. */
export function checkGuards(...results: GuardResult[]): GuardResult {
  return results.find((result) => !result.ok) ?? passed
}

/** For screens of members. Others go to the login. */
export function requireLogin(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).logged, guardPaths.login)
}

/** For sign-up and recovery. Members go home. */
export function requireNotLogged(viewer: Viewer): GuardResult {
  return pass(!deriveLoginState(viewer).logged, guardPaths.home)
}

/** For the login screen: nobody known, or a member who has not confirmed the mail. Others go home. */
export function requireNotLoggedOrInactive(viewer: Viewer): GuardResult {
  const { logged, notActivated } = deriveLoginState(viewer)
  return pass(!logged || notActivated, guardPaths.home)
}

/** For writing. Nobody known goes to the login, a member without a confirmed mail to the inactive page. */
export function requireActivated(viewer: Viewer): GuardResult {
  return checkGuards(requireLogin(viewer), pass(deriveLoginState(viewer).activated, guardPaths.inactive))
}

/** For the failed-activation screen: members without a confirmed mail. Others go home. */
export function requireNotActivated(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).notActivated, guardPaths.home)
}

/** Sends suspended members to their page and lets all others through. */
export function requireNotForbidden(viewer: Viewer): GuardResult {
  return pass(!deriveLoginState(viewer).forbidden, guardPaths.suspended)
}

/** For the suspended page: suspended members. Others go home. */
export function requireSuspended(viewer: Viewer): GuardResult {
  return pass(deriveLoginState(viewer).forbidden, guardPaths.home)
}

/** For the back office. Others see the 403 page. */
export function requireAdmin(viewer: Viewer): GuardResult {
  return deriveLoginState(viewer).admin ? passed : refused
}

/** For screens of staff. Others see the 403 page. */
export function requireModeratorOrAdmin(viewer: Viewer): GuardResult {
  return isStaff(viewer) ? passed : refused
}

/** For sign-up. Home when the site takes no new members. */
export function requireRegistrationAllowed(site: { allowNewRegistrations: boolean }): GuardResult {
  return pass(site.allowNewRegistrations, guardPaths.home)
}

/** For sign-up. To the agent's own page when an agent does it. */
export function requireNoSignUpAgent(agent: { signUpUrl: string } | null): GuardResult {
  return agent ? { ok: false, redirect: agent.signUpUrl } : passed
}

/** On a private site nobody known sees anything but the screens that {@link isIgnoredPath} names. */
export function requireLoginRequiredSatisfied(
  viewer: Viewer,
  site: { loginRequired: boolean },
  path: string,
): GuardResult {
  return !site.loginRequired || isIgnoredPath(path) ? passed : requireLogin(viewer)
}

/** Screens around an account (product spec §2, outside the main layout). */
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
/** What a visitor must be able to read before signing up, and where refusals end. */
const openPages = ['/tos', '/privacy', '/403', '/50x', '/maintenance']
const ignoredPaths = new Set([...accountScreens.map((name) => `/users/${name}`), ...openPages])
const ignoredFolders = ['/users/account-activation/', '/user-center/']

/**
 * Whether an address belongs to the screens outside the main layout: those around an account, the legal texts and the
 * pages of refusals. They stay open on a private site, and account refusals of the API are not acted upon there.
 *
 * @param path path of an address; a query, a fragment and a closing slash do not matter
 */
export function isIgnoredPath(path: string): boolean {
  const bare = (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=[^/])\/$/, '')
  return ignoredPaths.has(bare) || bare === '/user-center' || ignoredFolders.some((folder) => bare.startsWith(folder))
}
