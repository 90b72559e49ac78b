import { media, vars } from '@quandary/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const list = style({ display: 'grid', fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: '0.4375rem',
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
  '@media': { [media.sm]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)' } },
})
export const label = style({ display: 'flex', gap: vars.space[2], color: vars.ink3 })
globalStyle(`${label} > svg`, { flex: 'none', marginBlockStart: '2px' })
export const tone = styleVariants({
  fine: { color: vars.success.text },
  bad: { color: vars.danger.text },
  look: { color: vars.warning.text },
  plain: { color: vars.ink3 },
})
