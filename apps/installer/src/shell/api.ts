import { createQuandaryClient, storageTokenStore } from '@quandary/api-client'
import { basePath } from '@quandary/web-shell'

/** The token of the first import. It survives a reload of the page. */
export const importToken = storageTokenStore(() => sessionStorage, 'quandary-import')

let isChosen = false

/**
 * Chooses a token for the first import. Every attempt uses the same token, because the response to the first attempt
 * may have been lost. A token from a link is replaced, because the creator of the link knows it.
 */
export function chooseImportToken(): void {
  if (isChosen) return
  isChosen = true
  // `randomUUID` needs HTTPS, which a new site may not have yet.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  importToken.set(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** Stores the token that the address contains if the page was opened by the link in the server's log. */
export function takeTokenOfLink(): void {
  const token = location.hash.slice(1)
  // Any other text is not a token from the log, and must not replace one.
  if (!/^[\w-]{22,100}$/.test(token)) return
  importToken.set(token)
  history.replaceState(null, '', location.pathname + location.search)
}

/**
 * The client for the installation calls. They need no session, but calls about the first import need its token.
 * Messages are in the language of the page.
 */
export const api = createQuandaryClient({
  baseUrl: basePath(),
  tokens: importToken,
  language: () => document.documentElement.lang.replace('-', '_'),
})
