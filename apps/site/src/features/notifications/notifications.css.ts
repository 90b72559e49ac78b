import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'
import { coveringLink } from '../../shell/navigation/covering-link.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
})

/**
 * Reserves the height of the filters on the screen without filters too, so that the content of both screens begins at
 * the same height.
 */
export const filters = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.control })

export const news = style({ display: 'grid', paddingBlockEnd: vars.space[3] })

export const list = style({ listStyle: 'none', borderTop: vars.border })

export const day = style({ marginTop: vars.space[5], ':first-of-type': { marginTop: 0 } })

export const dayName = style({
  paddingBlock: vars.space[2],
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.regular,
})

/** Distance from the start of a row to its text, which follows the mark for unread notifications. */
const TEXT = '1.25rem'

export const group = style({ paddingBlock: vars.space[3], borderBottom: vars.border, fontSize: vars.text.ui })

export const groupTitle = style({
  paddingInlineStart: TEXT,
  color: vars.ink1,
  fontWeight: vars.weight.regular,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const entries = style({ listStyle: 'none', lineHeight: vars.leading.ui })
globalStyle(`${entries} > li > a`, { paddingInlineStart: TEXT })
globalStyle(`${entries} > li > a::before`, { insetInlineStart: 0 })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: vars.border,
})

export const achievement = style({ gridTemplateColumns: '0.5rem 3rem minmax(0, 1fr)' })

export const what = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })

export const title = style({
  color: vars.ink1,
  fontSize: vars.text.md,
  lineHeight: vars.leading.md,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  ...coveringLink(row),
})

export const unread = style({ fontWeight: vars.weight.bold })

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
})

export const who = style({ color: vars.ink2, overflowWrap: 'anywhere' })

export const mark = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: vars.radius.full,
  background: vars.accentText,
  '@media': { '(forced-colors: active)': { border: '4px solid CanvasText' } },
})

export const gain = style({
  color: vars.ink2,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const gained = style({ color: vars.success.text })

export const lost = style({ color: vars.danger.text })

export const pages = style({ marginTop: vars.space[5] })
