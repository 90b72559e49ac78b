/**
 * Reads the query of an address as plain texts, because forms write it without quotes: `?q=123` is a text, and the
 * last value of a name counts.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes a query; undefined and empty values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  )
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The page number in an address, from 1.
 *
 * @returns undefined for the first page and for everything that is no page number
 */
export function pageIn(search: Readonly<Record<string, unknown>>): number | undefined {
  const page = Number(search['page'])
  return Number.isSafeInteger(page) && page > 1 ? page : undefined
}

/** One of the allowed values in an address, or undefined. */
export function choiceIn<Value extends string>(
  search: Readonly<Record<string, unknown>>,
  key: string,
  choices: readonly Value[],
): Value | undefined {
  return choices.find((choice) => choice === search[key])
}

/** A text in an address, or undefined when it is absent or empty. */
export function textIn(search: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const text = search[key]
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** Leaves out what is undefined, so that an address written from it is as short as can be. */
export function defined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  // The entries kept are exactly those with a value, which is what the type says.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>
  }
}

/** How many pages a list has; at least one. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize))
}
