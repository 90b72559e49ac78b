import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({ position: 'relative', overflowX: 'auto', borderBlock: vars.border })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
globalStyle(`${table} :is(th, td)`, {
  padding: '0.625rem 0.75rem',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockStart: vars.border,
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: vars.space[2] })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: vars.space[2] })
globalStyle(`${table} thead th`, {
  paddingBlock: '0.5rem',
  borderBlockStart: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  color: vars.ink3,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular })
// A time is less important than the name of its row.
globalStyle(`${table} td time`, { fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })
globalStyle(`${table} tbody tr:hover`, { background: vars.fill1 })
globalStyle(`${table} tbody tr[data-selected]`, { background: vars.accentTint })
globalStyle(`${table} thead th[aria-sort]`, { color: vars.ink1 })
globalStyle(`${table} :is(th, td)[data-numeric]`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  minHeight: '1.5rem',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
})

globalStyle(`${table} > caption + tbody > tr:first-child > :is(th, td)`, { borderBlockStart: 0 })

export const wide = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const narrow = style({ '@media': { [media.md]: { display: 'none' } } })

export const rowHead = style({ width: '100%', minWidth: '11rem' })
export const rowName = style({
  display: 'block',
  fontWeight: vars.weight.medium,
  color: vars.ink1,
  overflowWrap: 'anywhere',
})
export const detail = style({
  display: 'block',
  marginBlockStart: '0.125rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})
