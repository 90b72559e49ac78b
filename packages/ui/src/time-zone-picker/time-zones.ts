import type { ComboboxOption } from '../combobox/combobox-options.ts'

/** Formats a name such as `America/Sao_Paulo` for people: `America/Sao Paulo`. */
export function timeZoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** Cities that browsers still list by an old name. Both names mean the same zone. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/**
 * Returns every time zone this browser knows, UTC first, grouped by the part before the slash.
 *
 * @param now the moment whose offsets are shown, because summer time changes them
 */
export function timeZoneOptions(now: Date): ComboboxOption[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => {
    const today = renamed[zone]
    return today !== undefined && isTimeZone(today) ? today : zone
  })
  return [...new Set(['UTC', ...known.sort()])].map((zone) => {
    const offset = timeZoneOffset(zone, now)
    return {
      value: zone,
      label: timeZoneLabel(zone),
      hint: offset,
      // The offset as people type it: `UTC+8:00`.
      keywords: offset.replace(/([+−])0(?=\d)/, '$1'),
      group: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '',
    }
  })
}

/** True if a text names a time zone, by its canonical or an old name. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Formats the offset of a time zone at a moment: `UTC+05:45`. */
export function timeZoneOffset(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? 'UTC+00:00' : offset.replace('GMT', 'UTC').replace('-', '−')
}
