import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const words = style({ color: vars.ink2, fontSize: vars.text.sm, lineHeight: vars.leading.sm })
export const address = style({
  fontFamily: vars.font.code,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
})
