import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const words = style({ color: vars.ink2, fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const address = style({
  marginBlockStart: vars.space[2],
  fontFamily: vars.font.code,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
})
