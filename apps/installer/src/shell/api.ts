import { createQuandaryClient, storageTokenStore } from '@quandary/api-client'
import { basePath } from '@quandary/web-shell'

/** The token of the first import, which a reload of the page keeps. */
export const importToken = storageTokenStore(() => sessionStorage, 'quandary-import')

let isChosen = false

/**
 * Chooses a token for the first import, the same for every attempt: the answer to the first one may have been lost. One that a
 * link brought is replaced, because the creator of the link knows it.
 */
export function chooseImportToken(): void {
  if (isChosen) return
  isChosen = true
  // `randomUUID` needs HTTPS, which a new site may not have yet.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  importToken.set(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** Takes the token out of the address, where a link of the server's log has it. */
export function takeTokenOfLink(): void {
  const token = location.hash.slice(1)
  // Anything else is not of the log, and would take the place of one that is.
  if (!/^[\w-]{22,100}$/.test(token)) return
  importToken.set(token)
  history.replaceState(null, '', location.pathname + location.search)
}

/**
 * The client for the installation calls. They need no session, and those about the first import its token; texts come in the
 * language of the page.
 */
export const api = createQuandaryClient({
  baseUrl: basePath(),
  tokens: importToken,
  language: () => document.documentElement.lang.replace('-', '_'),
})
