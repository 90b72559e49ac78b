import { storageTokenStore, TOKEN_KEY } from '@quandary/api-client'
import { basePath } from '@quandary/web-shell'
import { api } from '../../shell/api.ts'
import type { SiteDraft } from '../answers/index.ts'
import type { InstalledSite } from './wizard.ts'

const ATTEMPTS = 40
const PAUSE_MS = 250

/**
 * Logs the new administrator in, in this browser. If the site has another address than this page, or does not respond
 * within ten seconds, the administrator logs in by hand.
 */
export async function logIn(
  draft: Pick<SiteDraft, 'site_name' | 'site_url' | 'email' | 'password'>,
): Promise<InstalledSite> {
  const [name, url, email] = [draft.site_name.trim(), draft.site_url.trim(), draft.email.trim()]
  const reached = isHere(new URL(url)) && (await isServed())
  if (!reached) return { name, url, email, loggedIn: false }
  const { data } = await api.call('loginByEmail', { body: { e_mail: email, pass: draft.password } })
  if (data) storageTokenStore(() => localStorage, TOKEN_KEY + basePath()).set(data.access_token)
  return { name, url, email, loggedIn: data !== undefined }
}

/** True if the site has the address of this page. */
function isHere({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.replace(/\/+$/, '') === basePath()
}

/** Waits until the server serves the site. Until then the installer redirects every address. */
export async function isServed(): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch(`${basePath()}/robots.txt`, { redirect: 'manual', cache: 'no-store' }).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
