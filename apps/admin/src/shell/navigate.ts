import { guardPaths } from '@quandary/guards'
import { storeReturnTarget } from '@quandary/web-shell'

/** Navigates to a page of the site. Never resolves, because this page ends. */
export function navigateTo(path: string): Promise<never> {
  if (path === guardPaths.login) storeReturnTarget(localStorage, location.pathname + location.search + location.hash)
  location.assign(path)
  return new Promise(() => {})
}

let isSigningOut = false

/** Says that the session ends on purpose: calls that are refused from now on do not lead to the login. */
export function expectSignOut(): void {
  isSigningOut = true
}

/** Navigates to the login, which leads back here; not while the administrator signs out. */
export function goToLogin(): void {
  if (!isSigningOut) void navigateTo(guardPaths.login)
}
