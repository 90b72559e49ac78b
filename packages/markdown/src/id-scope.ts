/** Option for the ids of headings and footnotes. */
export interface ScopeOptions {
  /**
   * Part of every id, so that the ids of two texts on one page differ: 1 to 8 characters of `a` to `z` and `0` to `9`,
   * for example the number of the answer. Default: derived from the text, so it changes with the text.
   */
  scope?: string
}

/**
 * Returns the given scope, or a short hash of the text.
 * @throws RangeError if the scope is not 1 to 8 characters of `a` to `z` and `0` to `9`
 */
export function scopeOf(source: string, { scope }: ScopeOptions): string {
  if (scope === undefined) return hashOf(source)
  if (!/^[0-9a-z]{1,8}$/.test(scope)) throw new RangeError(`A scope has 1 to 8 of a to z and 0 to 9, not ${scope}`)
  return scope
}

function hashOf(source: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < source.length; index++) hash = Math.imul(hash ^ source.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
