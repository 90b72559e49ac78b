import { style } from '@vanilla-extract/css'
import { control } from '../text-input/text-input.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({ position: 'relative', display: 'block' })
export const fit = style({ display: 'inline-block', maxWidth: '100%' })
export const select = style([control, { appearance: 'none', paddingInlineEnd: '2rem', textOverflow: 'ellipsis' }])
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.625rem',
  display: 'flex',
  alignItems: 'center',
  color: vars.ink2,
  pointerEvents: 'none',
})
