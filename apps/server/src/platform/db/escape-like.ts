/** Escapes the wildcards of a text, for a pattern whose escape character is the backslash. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
