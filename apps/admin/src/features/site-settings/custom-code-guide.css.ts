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

/** A line may break before a property name, but not after its leading hyphens. */
export const property = style({ whiteSpace: 'nowrap' })
