/** Returns true for an http(s) address, or for a path on this site if `local` is allowed. */
export function isWebAddress(text: string, options: { local: boolean }): boolean {
  if (options.local && /^\/(?![/\\])/.test(text)) return true
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
