import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const words = style({
  display: 'grid',
  gap: vars.space[3],
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
})

/** A line may end before a name, but not after the hyphens it begins with. */
export const property = style({ whiteSpace: 'nowrap' })
