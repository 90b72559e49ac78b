import type { FormValues } from '@quandary/ui'

/** The forms of question addresses (`docs/spec/contract.md#permalinks`). */
export const PERMALINKS = [1, 2, 3, 4] as const

/** Returns the chosen form, or the first one if the value is unknown. */
export function permalinkOf(values: FormValues): (typeof PERMALINKS)[number] {
  return PERMALINKS.find((form) => String(form) === values['permalink']) ?? 1
}
