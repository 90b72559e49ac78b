/** What one check of the doctor found. */
export interface Finding {
  /** What was looked at, in one or two words. */
  check: string
  level: 'ok' | 'warning' | 'error'
  message: string
  /** What to do about it; absent where nothing is to be done. */
  remedy?: string
}
