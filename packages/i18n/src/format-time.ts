import { languageTag, type Language } from './languages.ts'

/** A moment: a `Date`, or unix seconds as the API sends them. */
export type Moment = Date | number

/** Options for writing a moment. */
export interface TimeFormat {
  language: Language
  /** IANA name such as `Asia/Shanghai`; default UTC. */
  timeZone?: string
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Formats the age of a moment: "now" below 2 seconds, then seconds, minutes and hours ago. From one day on it writes
 * the date, with the year if it is another year. Moments up to a minute in the future count as now, because clocks
 * differ; later ones are written as dates.
 *
 * @param moment the moment to write
 * @param format.now the present moment; passed in so that server and browser write the same text
 * @throws RangeError for an invalid moment (`NaN` or an invalid `Date`), and, if the date is written, for an unknown
 * time zone
 */
export function formatRelativeTime(moment: Moment, format: TimeFormat & { now: Moment }): string {
  const elapsed = Math.floor((toDate(format.now).getTime() - toDate(moment).getTime()) / 1000)
  if (elapsed < -minute || elapsed >= day) return formatDay(toDate(moment), toDate(format.now), format)
  const relative = relativeFormat(format.language)
  if (elapsed < 2) {
    // Intl would write 现在, which means the present and not that something has just happened.
    return format.language === 'zh_CN' ? '刚刚' : relative.format(0, 'second')
  }
  if (elapsed < minute) return relative.format(-elapsed, 'second')
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute')
  return relative.format(-Math.floor(elapsed / hour), 'hour')
}

/**
 * Formats the full date and time: `Nov 21, 2026 at 16:05`, `2026年11月21日 16:05`.
 *
 * @throws RangeError for an unknown time zone or an invalid moment (`NaN` or an invalid `Date`)
 */
export function formatDateTime(moment: Moment, format: TimeFormat): string {
  const date = toDate(moment)
  const written = dateFormat(format, 'dated').format(date)
  const time = dateFormat(format, 'clock').format(date)
  return `${written}${format.language === 'en_US' ? ' at' : ''} ${time}`
}

function formatDay(date: Date, now: Date, format: TimeFormat): string {
  const year = dateFormat(format, 'year')
  const sameYear = year.format(date) === year.format(now)
  return dateFormat(format, sameYear ? 'day' : 'dated').format(date)
}

function toDate(moment: Moment): Date {
  return typeof moment === 'number' ? new Date(moment * 1000) : moment
}

type Shape = 'day' | 'dated' | 'year' | 'clock'

// Intl formatters are slow to create and lists show dozens of times, so each is cached. The keys are languages and
// existing time zones only (unknown time zones throw first), so the map stays small.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>()

function dateFormat(format: TimeFormat, shape: Shape): Intl.DateTimeFormat {
  const { language, timeZone = 'UTC' } = format
  const key = `${language} ${timeZone} ${shape}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTag(language), { ...shapeOptions(language, shape), timeZone })
  dateFormats.set(key, made)
  return made
}

function shapeOptions(language: Language, shape: Shape): Intl.DateTimeFormatOptions {
  const month = language === 'zh_CN' ? 'long' : 'short'
  switch (shape) {
    case 'day':
      return { month, day: 'numeric' }
    case 'dated':
      return { year: 'numeric', month, day: 'numeric' }
    case 'year':
      return { year: 'numeric' }
    case 'clock':
      return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  }
}

function relativeFormat(language: Language): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(language)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' })
  relativeFormats.set(language, made)
  return made
}
