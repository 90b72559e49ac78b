import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] })
export const facts = style({ display: 'grid', fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: '0.4375rem',
  overflowWrap: 'anywhere',
  borderBlockStart: vars.border,
  ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
  '@media': { [media.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
})
export const label = style({ color: vars.ink3 })
/** As high as two lines, which is what a link needs. */
export const link = style({ minHeight: '4rem', resize: 'none' })
export const change = style({ fontVariantNumeric: 'tabular-nums' })
