import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[6] } },
})
export const chart = style({
  display: 'grid',
  // Aligns the charts of a row, however long their titles are.
  gridTemplateRows: '1fr auto auto auto',
  minWidth: 0,
  // The last of an odd number takes its row alone.
  '@media': { [media.belowMd]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
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
/** The value at the top of the scale, above the line that marks it. */
export const scale = style({
  minHeight: vars.leading.xs,
  marginBlockStart: vars.space[1],
  color: vars.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: vars.border,
})
export const hit = style({ fill: 'transparent' })
export const bar = style({ fill: vars.data.first })
export const base = style({ stroke: vars.line3, vectorEffect: 'non-scaling-stroke' })
export const ends = style({
  marginBlockStart: vars.space[1],
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
})

/** The day of a row, which stays in view while the numbers are scrolled sideways. */
export const day = style({
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.canvas,
  whiteSpace: 'nowrap',
  selectors: { 'tr:hover &': { background: vars.fill1 } },
})
