import { guardPaths } from '@quandary/guards'
import { basePath, below, storeReturnTarget } from '@quandary/web-shell'

/** Navigates to a page of the site. Never resolves, because this page ends. */
export function navigateTo(path: string): Promise<never> {
  const { pathname, search, hash } = location
  if (path === guardPaths.login) storeReturnTarget(pathname.slice(basePath().length) + search + hash)
  location.assign(below(basePath(), path))
  return new Promise(() => {})
}

/** Navigates to the login, which leads back here. */
export function goToLogin(): void {
  void navigateTo(guardPaths.login)
}
