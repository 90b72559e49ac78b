import { guardPaths } from '@quandary/guards'
import { storeReturnTarget } from '@quandary/web-shell'

/** Goes to a page of the site and, as the page shown ends here, never resolves. */
export function navigateTo(path: string): Promise<never> {
  if (path === guardPaths.login) storeReturnTarget(localStorage, location.pathname + location.search + location.hash)
  location.assign(path)
  return new Promise(() => {})
}

/** Goes to the login; it leads back here. */
export function goToLogin(): void {
  void navigateTo(guardPaths.login)
}
