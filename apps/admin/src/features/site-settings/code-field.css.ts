import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** A field for code. */
export const code = style({
  fontFamily: vars.font.code,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  tabSize: 2,
  whiteSpace: 'pre',
  overflowX: 'auto',
})
