import { Refusal } from '../platform/refusals/refusal.ts'

/**
 * Refuses to serve a page at an address of the API or of built files: an unknown one there gets the not-found envelope
 * (docs/spec/decisions.md#d17).
 */
export function refuseApiPath(url: string): void {
  if (isApiPath(url)) throw new Refusal({ status: 404, reason: 'base.not_found' })
}

/** Returns true for an address that programs call. */
export function isApiPath(url: string): boolean {
  return /^\/(answer|installation|static)(\/|\?|$)/.test(url)
}
