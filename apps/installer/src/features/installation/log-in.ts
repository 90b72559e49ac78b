import { storageTokenStore } from '@quandary/api-client'
import { api } from '../../shell/api.ts'
import type { siteBody } from './site-draft.ts'

const ATTEMPTS = 40
const PAUSE_MS = 250

/**
 * Logs the new administrator in, in this browser.
 *
 * @returns false if the site has another address than this page, or is not there within ten seconds; then they log in by
 * hand
 */
export async function logIn({ site_url, email, password }: ReturnType<typeof siteBody>): Promise<boolean> {
  if (new URL(site_url).origin !== location.origin || !(await isServed())) return false
  const { data } = await api.call('loginByEmail', { body: { e_mail: email, pass: password } })
  if (data) storageTokenStore(localStorage).set(data.access_token)
  return data !== undefined
}

/** Waits until the server has replaced the installer, which redirects every address, by the site. */
async function isServed(): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch('/robots.txt', { redirect: 'manual', cache: 'no-store' }).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
