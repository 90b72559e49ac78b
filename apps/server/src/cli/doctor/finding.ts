/** The result of one check of the doctor. */
export interface Finding {
  /** The subject of the check, in one or two words. */
  check: string
  level: 'ok' | 'warning' | 'error'
  message: string
  /** Instruction to fix the problem; absent if there is none. */
  remedy?: string
}
