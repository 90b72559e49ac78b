import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative' })

export const copy = style({
  position: 'absolute',
  top: '0.25rem',
  insetInlineEnd: '0.25rem',
  minHeight: '1.5rem',
  padding: '0 0.5rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.surface,
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  ':hover': { color: vars.ink1, borderColor: vars.line3 },
  // Quiet until the block is pointed at or holds the focus; always there where nothing can point.
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${frame}:hover &, ${frame}:focus-within &`]: { opacity: 1 } },
    },
  },
})
