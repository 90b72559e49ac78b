import { vars } from '@quandary/ui'
import type { StyleRule } from '@vanilla-extract/css'

/**
 * Returns the style rules of a link that covers the row around it.
 * @param row class of the row
 */
export function coveringLink(row: string): StyleRule {
  return {
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      [`${row}:hover &`]: { color: vars.accentText, textDecoration: 'none' },
      '&:focus-visible::after': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: '-1px',
        insetInline: '-0.75rem',
        borderRadius: vars.radius[1],
      },
    },
  }
}
