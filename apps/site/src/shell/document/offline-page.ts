import type { Language } from '@quandary/i18n'

/** Longest wait for an idle moment, in milliseconds. */
const LATEST_MS = 10_000

/**
 * Registers the service worker, when the browser is idle, which caches only the offline page in the viewer's language.
 * Without service workers, browsers show their own message.
 *
 * @param base path below which the site lives
 */
export function cacheOfflinePage(base: string, language: Language): void {
  if (!('serviceWorker' in navigator)) return
  const registerWorker = () =>
    void navigator.serviceWorker.register(`${base}/sw.js?lang=${language}`).catch(() => undefined)
  // Not every browser has `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(registerWorker, { timeout: LATEST_MS })
  else setTimeout(registerWorker, LATEST_MS)
}
