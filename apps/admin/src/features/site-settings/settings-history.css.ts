import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const entries = style({ display: 'grid', fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
})
export const entry = style({
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
})
