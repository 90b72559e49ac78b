import { Refusal } from '../platform/http/refusal.ts'

/**
 * Keeps pages out of the addresses of the API and of built files: what is unknown there is answered with the
 * not-found envelope (decision 17).
 */
export function refuseApiPath(url: string): void {
  if (/^\/(answer|installation|static)(\/|\?|$)/.test(url)) throw new Refusal({ status: 404, reason: 'base.not_found' })
}
