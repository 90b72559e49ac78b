import { guardPaths } from '@quandary/guards'
import { storeReturnTarget } from '@quandary/web-shell'

/** Navigates to a page of the site. Never resolves, because this page ends. */
export function navigateTo(path: string): Promise<never> {
  if (path === guardPaths.login) storeReturnTarget(localStorage, location.pathname + location.search + location.hash)
  location.assign(path)
  return new Promise(() => {})
}

/** Navigates to the login, which leads back here. */
export function goToLogin(): void {
  void navigateTo(guardPaths.login)
}
