import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** A field for code. */
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  tabSize: 2,
  whiteSpace: 'pre',
  overflowX: 'auto',
})
