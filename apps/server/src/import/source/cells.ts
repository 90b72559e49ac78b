/** A row of a source, with the values as its driver returns them. */
export type Row = Readonly<Record<string, unknown>>

/** Returns the text of a column, '' for none. */
export function textOf(row: Row, column: string): string {
  const value = row[column]
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return withoutNul(value)
  if (Buffer.isBuffer(value)) return withoutNul(value.toString('utf8'))
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : ''
}

/** Removes NUL, which PostgreSQL cannot store and which has no meaning in a text. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}

/** Returns the id in a column; undefined for 0 or an empty column. */
export function idIn(row: Row, column: string): string | undefined {
  const text = textOf(row, column)
  return text === '' || text === '0' ? undefined : text
}

/** The largest value of an integer column. */
const MAX_INTEGER = 2 ** 31 - 1

/**
 * Parses an integer, such as a count or a score; 0 for none. Integers larger than a column can store are reduced to the
 * maximum.
 */
export function integerIn(text: string): number {
  const number = Number(text)
  return Number.isInteger(number) ? Math.min(Math.max(number, -MAX_INTEGER), MAX_INTEGER) : 0
}

/** Returns an integer, 0 for none. */
export function numberOf(row: Row, column: string): number {
  return integerIn(textOf(row, column))
}

export function flagOf(row: Row, column: string): boolean {
  return ['1', 't', 'true'].includes(textOf(row, column).toLowerCase())
}

/** An earlier time counts as none, because programs store a zero value for "never". */
const EARLIEST = Date.UTC(1990, 0)
const OFFSET = /(?:z|([+-]\d\d)(?::?(\d\d))?)$/i
const TIME = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/

/**
 * Parses the time in a column: unix seconds, or a text like `2024-05-01 10:00:00`.
 * @param timeZone for texts that contain none
 * @returns milliseconds; undefined for none, and for a time before 1990
 */
export function timeOf(row: Row, column: string, timeZone: string): number | undefined {
  const text = textOf(row, column).trim()
  const at = /^\d{9,11}$/.test(text) ? Number(text) * 1000 : parseTime(text, timeZone)
  return at === undefined || at < EARLIEST ? undefined : at
}

function parseTime(text: string, timeZone: string): number | undefined {
  const parts = TIME.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const written = Date.UTC(year, month - 1, day, hour, minute, second)
  const offset = OFFSET.exec(text.slice(10))
  if (!offset) return timeZone === 'UTC' ? written : written - offsetAt(written - offsetAt(written, timeZone), timeZone)
  const [, hours, minutes = '0'] = offset
  if (hours === undefined) return written
  return written - (Number(hours) * 60 + Math.sign(Number(`${hours}1`)) * Number(minutes)) * 60_000
}

/** Returns how far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...Object.fromEntries(fields.map((field) => [field, 'numeric'])),
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = fields.map((field) => parts.get(field))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}
