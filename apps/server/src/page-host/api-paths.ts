import { NothingHere } from '../platform/refusals/request-refusals.ts'

/**
 * Throws for addresses of the API and of built files, so that unknown ones get the not-found envelope instead of a page
 * (docs/spec/decisions.md#d17).
 */
export function refuseApiPath(url: string): void {
  if (isApiPath(url)) throw new NothingHere()
}

/** Returns true for an address that programs call. */
export function isApiPath(url: string): boolean {
  return /^\/(answer|installation|static)(\/|\?|$)/.test(url)
}
