import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
})
export const chart = style({
  display: 'grid',
  // Aligns the charts of a row, however long their titles are.
  gridTemplateRows: '1fr auto auto',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[3],
  border: vars.border,
  borderRadius: vars.radius[2],
})
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] })
export const name = style({ color: vars.ink3, fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const total = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold })
/**
 * The drawing of a chart. In right-to-left languages it is mirrored, so that time runs in the same direction as the
 * dates below it.
 */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '4.5rem',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})
export const bar = style({ fill: vars.data.first })
export const base = style({ stroke: vars.line3, vectorEffect: 'non-scaling-stroke' })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
})
