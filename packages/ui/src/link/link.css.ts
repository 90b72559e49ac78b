import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const variants = styleVariants({
  text: {
    color: vars.accentText,
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.18em',
    textDecorationColor: vars.accentLine,
    ':hover': { textDecorationColor: 'currentColor' },
  },
  plain: {},
  quiet: { color: vars.ink2 },
})
