const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats a size for people: `1.2 MB`; steps of 1000 as in the list of backups, one decimal from KB on. */
export function byteSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit] ?? ''}`
}
