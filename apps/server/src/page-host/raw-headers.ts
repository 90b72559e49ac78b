/** Headers as they go over the wire, names and values in turns: nothing has to be made of them for each answer. */
export function rawHeaders(headers: Record<string, number | string | string[] | undefined>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]))
}
