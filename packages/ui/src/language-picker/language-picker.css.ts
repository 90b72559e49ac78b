import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({ position: 'relative', display: 'block', color: vars.ink2 })
export const fit = style({ display: 'inline-block', maxWidth: '100%' })
export const globe = style({
  position: 'absolute',
  zIndex: vars.z.raised,
  insetBlock: 0,
  insetInlineStart: '0.75rem',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
})
export const select = style({ paddingInlineStart: '2.25rem' })
