import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const row = style({ display: 'flex', gap: vars.space[2] })
export const swatch = style({
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  padding: '0.25rem',
  border: vars.borderControl,
  borderRadius: vars.radius[2],
  background: vars.surface,
  selectors: { '&:disabled': { cursor: 'not-allowed', borderColor: vars.line2 } },
})
export const text = style({ maxWidth: '9rem', fontFamily: vars.font.code })
