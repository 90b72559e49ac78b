import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink3,
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})
export const link = style({ display: 'inline-block', minHeight: '1.5rem', color: vars.ink2 })
