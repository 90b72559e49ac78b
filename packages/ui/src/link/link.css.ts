import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const text = style({
  color: vars.accentText,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.18em',
  textDecorationColor: vars.accentLine,
  ':hover': { textDecorationColor: 'currentColor' },
})

export const plain = style({})

export const quiet = style({ color: vars.ink2 })
