import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0 },
})
const mark = style({ display: 'flex', width: '1rem', height: '1rem', borderRadius: vars.radius.full })
export const ticked = style([mark, { color: vars.success.text }])
export const open = style([mark, { border: vars.borderControl }])
export const words = style({ color: vars.ink1 })
export const done = style({ color: vars.ink3 })
export const waiting = style([step, { gridTemplateColumns: 'minmax(0, 1fr) auto' }])
