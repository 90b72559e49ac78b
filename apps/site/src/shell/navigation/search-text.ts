/**
 * Parses the query of an address as plain text. Forms write values without quotes, so `?q=123` is text and not a
 * number. If a name is repeated, its last value counts.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes a query, omitting undefined and empty values. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  )
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Reads the page number from an address.
 *
 * @returns undefined for the first page and for anything that is not a page number
 */
export function pageIn(search: Readonly<Record<string, unknown>>): number | undefined {
  const page = Number(search['page'])
  return Number.isSafeInteger(page) && page > 1 ? page : undefined
}

/** Reads one of the allowed values from an address. Returns undefined for any other value. */
export function choiceIn<Value extends string>(
  search: Readonly<Record<string, unknown>>,
  key: string,
  choices: readonly Value[],
): Value | undefined {
  return choices.find((choice) => choice === search[key])
}

/**
 * Reads the order of a list: from `order`, which the site's links use, or from `sort`, which other clients of the same
 * addresses use.
 */
export function orderIn<Value extends string>(
  search: Readonly<Record<string, unknown>>,
  orders: readonly Value[],
): Value | undefined {
  return choiceIn(search, 'order', orders) ?? choiceIn(search, 'sort', orders)
}

/** Reads a text from an address. Returns undefined if it is absent, blank or contains a null character. */
export function textIn(search: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const text = search[key]
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\0') ? text : undefined
}

/**
 * Returns the validated search values of a route. Names without a usable value must be present as undefined: the router
 * merges the result over the raw query, so a name that is missing in the result would keep its unvalidated value.
 */
export function readSearch<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return value
}

/** Returns the number of pages of a list, at least one. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize))
}
