import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const kbd = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '0.3125rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[1],
  background: vars.canvas,
  color: vars.ink3,
  font: `${vars.text.xs}/1 ${vars.font.ui}`,
})
