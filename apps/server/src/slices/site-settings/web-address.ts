/** Whether a text is an http(s) address, or a path on this site when `local` is allowed. */
export function isWebAddress(text: string, options: { local: boolean }): boolean {
  if (options.local && /^\/(?![/\\])/.test(text)) return true
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
