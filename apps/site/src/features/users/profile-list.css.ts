import { media, vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { globalStyle, style } from '@vanilla-extract/css'

export const part = style({ marginTop: vars.space[3] })

export const orders = style({ display: 'flex', justifyContent: 'flex-end', marginBottom: vars.space[2] })

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })

export const pages = style({ marginTop: vars.space[5] })

export const rows = style({ listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${vars.space[3]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderBottom: vars.border,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const withFigure = style({
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) auto' } },
})

export const figure = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const gain = style({ color: vars.success.text, fontWeight: vars.weight.bold })

export const words = style({ minWidth: 0 })

export const title = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.medium,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

// The direction of the title's first letter is that of the heading, too.
globalStyle(`${title} > a`, { unicodeBidi: 'normal' })

export const text = style({
  ...clamped(2),
  unicodeBidi: 'plaintext',
  marginTop: vars.space[1],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  overflowWrap: 'anywhere',
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})

export const end = style({
  gridColumn: -2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  whiteSpace: 'nowrap',
})

export const day = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: vars.space[5],
  paddingBottom: vars.space[2],
  borderBottom: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const sum = style({ fontWeight: vars.weight.regular, color: vars.ink3 })
