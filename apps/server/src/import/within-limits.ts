import { createQuestionLimits } from '@quandary/api-client/limits'
import { displayNameLength } from '@quandary/guards'
import { oneLine } from '../platform/text/one-line.ts'
import type { Unusable } from './run.ts'

const MAX_TITLE = createQuestionLimits.title.max
const MAX_NAME = displayNameLength.max

/** Returns a title on one line, cut to the maximum length of a title here. */
export function titleWithin(title: string): string {
  return cut(oneLine(title), MAX_TITLE)
}

/** Returns a display name cut to the maximum length of a display name here. */
export function displayNameWithin(name: string): string {
  return cut(name.trim(), MAX_NAME)
}

/** Reports a title that was cut. */
export function notesOnTitle(id: string, title: string): Unusable[] {
  const isWhole = titleWithin(title) === oneLine(title)
  return isWhole ? [] : [{ id, reason: `stored with the first ${MAX_TITLE} characters of the title` }]
}

/** Reports a display name that was cut. */
export function notesOnDisplayName(id: string, name: string): Unusable[] {
  const isWhole = displayNameWithin(name) === name.trim()
  return isWhole ? [] : [{ id, reason: `stored with the first ${MAX_NAME} characters of the display name` }]
}

function cut(text: string, max: number): string {
  // Fast path: counting characters takes longer than counting code units, and few texts are long.
  if (text.length <= max) return text
  return Array.from(text).slice(0, max).join('').trimEnd()
}
