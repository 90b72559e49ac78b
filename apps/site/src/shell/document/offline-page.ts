import type { Language } from '@quandary/i18n'

/** Maximum wait for the browser to be idle, in milliseconds. */
const LATEST_MS = 10_000

/**
 * Registers the service worker once the browser is idle. The worker only caches the offline page in the viewer's
 * language. Without service workers, browsers show their own message when offline.
 *
 * @param base path below which the site lives
 */
export function cacheOfflinePage(base: string, language: Language): void {
  if (!('serviceWorker' in navigator)) return
  const registerWorker = () =>
    void navigator.serviceWorker.register(`${base}/sw.js?lang=${language}`).catch(() => undefined)
  // Some browsers lack `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(registerWorker, { timeout: LATEST_MS })
  else setTimeout(registerWorker, LATEST_MS)
}
