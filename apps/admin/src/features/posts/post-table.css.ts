import { vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

/** At most two lines of a post. */
export const excerpt = style({
  ...clamped(2),
  color: vars.ink2,
})

/** Beginning of the text that is about to be approved. */
export const quoted = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.line2}`,
  overflowWrap: 'anywhere',
})
