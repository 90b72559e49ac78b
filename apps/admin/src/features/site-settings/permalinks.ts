import type { FormValues } from '@quandary/ui'

/** The forms of question addresses (`docs/spec/contract.md#permalinks`). */
export const PERMALINKS = [1, 2, 3, 4] as const

/** Returns the form that is chosen; the first one for anything else. */
export function permalinkOf(values: FormValues): (typeof PERMALINKS)[number] {
  return PERMALINKS.find((form) => String(form) === values['permalink']) ?? 1
}
