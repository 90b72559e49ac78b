import { languageTag, type Language } from './languages.ts'

/**
 * Formats a count compactly: `999`, `1.2k`, `3.4m`. Truncates instead of rounding, so `1999` is `1.9k` and no number
 * overstates the count.
 */
export function formatCount(count: number): string {
  return signed(count, shorten)
}

/** Formats a count in full, with thousands separators: `12,345`. */
export function formatExactCount(count: number, language: Language): string {
  return signed(count, numberFormat(language).format)
}

/**
 * Formats a reputation: separators below 10,000, then `k` with one decimal, `m` from a million on. Truncates instead of
 * rounding.
 */
export function formatReputation(reputation: number, language: Language): string {
  return Math.abs(reputation) < 10_000 ? formatExactCount(reputation, language) : shorten(reputation)
}

function shorten(value: number): string {
  const [unit, letter] = Math.abs(value) < 1_000_000 ? [1000, 'k'] : [1_000_000, 'm']
  return `${Math.trunc((value * 10) / unit) / 10}${letter}`
}

/**
 * Formats numbers of four and more digits. Writes a negative number with a minus sign, which is as wide as a plus,
 * instead of a hyphen.
 */
function signed(count: number, format: (count: number) => string): string {
  return (Math.abs(count) < 1000 ? String(count) : format(count)).replace('-', '−')
}

const numberFormats = new Map<Language, Intl.NumberFormat>()

function numberFormat(language: Language): Intl.NumberFormat {
  const known = numberFormats.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(languageTag(language))
  numberFormats.set(language, made)
  return made
}
