import type { StyleRule } from '@vanilla-extract/css'

/** Returns the styles that truncate a text with an ellipsis after a number of lines. */
export function clamped(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }
}
