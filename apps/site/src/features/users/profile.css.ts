import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const person = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const status = style({ marginBottom: vars.space[4] })

export const actions = style({ alignSelf: 'start' })

export const about = style({ minWidth: 0 })

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  overflowWrap: 'anywhere',
})

export const meta = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

globalStyle(`${fact} a`, { paddingBlock: '2px' })

export const tags = style({ display: 'grid', gap: vars.space[2] })

export const tagRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
})

/** The tag gives way to its figures. */
export const tagName = style({ minWidth: 0 })

export const tagFigures = style({ flexShrink: 0, whiteSpace: 'nowrap' })

export const bio = style({ marginTop: vars.space[3] })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBlock: vars.space[5],
  borderBlock: vars.border,
})

export const figure = style({ padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0` })

export const figureName = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

export const figureValue = style({
  fontSize: vars.text.xl,
  lineHeight: vars.leading.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.trackTight,
})

export const tops = style({ marginTop: vars.space[5] })

export const top = style({ listStyle: 'none' })

export const topRow = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: vars.border } },
})

export const votes = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })
