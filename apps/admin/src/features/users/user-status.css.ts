import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The end of a suspension, under the state. */
export const until = style({
  display: 'block',
  marginBlockStart: '0.125rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})
