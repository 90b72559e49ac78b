import { vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

/** At most two lines of the answer. */
export const excerpt = style({
  ...clamped(2),
  color: vars.ink2,
})
