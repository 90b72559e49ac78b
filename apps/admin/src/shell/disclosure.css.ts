import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.leading.md,
  color: vars.ink2,
})
export const chevron = style({
  flex: 'none',
  selectors: { '&:dir(rtl)': { scale: '-1 1' }, 'details[open] > summary > &': { rotate: '90deg' } },
})
