import type { StyleRule } from '@vanilla-extract/css'

/** The rules of a text that ends with an ellipsis after so many lines. */
export function clamped(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }
}
