import { languageTag, type Language } from '@quandary/i18n'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a size for people, `48.2 MB`; steps of 1000, one decimal from kilobytes on. */
export function byteText(bytes: number, language: Language): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const format = new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
  return format.format(bytes / 1000 ** step)
}
