import { NothingHere } from '../platform/refusals/request-refusals.ts'

/**
 * Refuses to serve a page at an address of the API or of built files: an unknown one there gets the not-found envelope
 * (docs/spec/decisions.md#d17).
 */
export function refuseApiPath(url: string): void {
  if (isApiPath(url)) throw new NothingHere()
}

/** Returns true for an address that programs call. */
export function isApiPath(url: string): boolean {
  return /^\/(answer|installation|static)(\/|\?|$)/.test(url)
}
