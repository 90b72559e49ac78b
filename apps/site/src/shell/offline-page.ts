import type { Language } from '@quandary/i18n'

/** How long the browser may be busy before it is done anyway, in milliseconds. */
const LATEST_MS = 10_000

/**
 * Has the browser keep the page that says that the site cannot be reached, in the reader's language, once it has nothing
 * else to do. The worker keeps nothing else; where there is none, the browser says it in its own words.
 */
export function keepOfflinePage(language: Language): void {
  if (!('serviceWorker' in navigator)) return
  const keep = () => void navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined)
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(keep, { timeout: LATEST_MS })
  else setTimeout(keep, LATEST_MS)
}
