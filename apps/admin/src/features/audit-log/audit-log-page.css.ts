import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The IP address of the actor, shown below the name. */
export const address = style({
  display: 'block',
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  whiteSpace: 'nowrap',
})
