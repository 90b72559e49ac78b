import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const object = style({
  marginBottom: vars.space[4],
  fontSize: vars.text.lg,
  lineHeight: vars.leading.lg,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const quiet = style({ fontWeight: vars.weight.regular, fontSize: vars.text.sm, color: vars.ink3 })

export const choice = style({ width: 'fit-content', marginBottom: vars.space[4] })

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })

export const list = style({ listStyle: 'none', borderTop: vars.rule })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const sign = style({ display: 'flex', alignItems: 'center', height: '1.5rem', color: vars.ink3 })

export const body = style({ minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: '1.5rem',
})

export const cancelled = style({ textDecoration: 'line-through', color: vars.ink2 })

export const when = style({
  fontSize: vars.text.sm,
  color: vars.ink3,
  '@media': { [media.sm]: { marginInlineStart: 'auto' } },
})

export const note = style({ marginTop: vars.space[1], color: vars.ink2, overflowWrap: 'anywhere' })
globalStyle(`${note} p`, { margin: 0 })

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  marginTop: vars.space[1],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accentText,
  cursor: 'pointer',
})

export const change = style({ marginTop: vars.space[3], paddingBottom: vars.space[2] })
