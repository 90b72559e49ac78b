import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** At most two lines of the answer. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.ink2,
})
