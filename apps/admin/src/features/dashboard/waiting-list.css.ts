import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0 },
})
export const nothing = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], paddingBlock: vars.space[2] })
export const mark = style({ display: 'flex', color: vars.success.text })
