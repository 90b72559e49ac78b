import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const entries = style({ display: 'grid', fontSize: vars.text.ui, lineHeight: vars.leading.ui })
/** The changes with the button beside them, or below them if there is no room. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
})
