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

/** A text in an address, or undefined when it is absent, empty or holds the null character, which nothing here does. */
export function textIn(search: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const text = search[key]
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\0') ? text : undefined
}

/**
 * What a route reads of its address. A name without a usable value stays in it, as undefined: the router lays this over
 * the raw query, and what is left out here would come through unread.
 */
export function readSearch<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return value
}

/** How many pages a list has; at least one. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize))
}
