import { guardPaths } from '@quandary/guards'

/** Where the login leads back to; the login takes it and clears it. */
const REDIRECT_KEY = '_a_rp_'

/** Goes to a page of the site and, as the page shown ends here, never resolves. */
export function leaveFor(path: string): Promise<never> {
  if (path === guardPaths.login) rememberTarget()
  location.assign(path)
  return new Promise(() => {})
}

/** Goes to the login; it leads back here. */
export function goToLogin(): void {
  void leaveFor(guardPaths.login)
}

function rememberTarget(): void {
  try {
    localStorage.setItem(REDIRECT_KEY, location.pathname + location.search + location.hash)
  } catch {
    // Storage is blocked or full: the login leads to the home page then.
  }
}
