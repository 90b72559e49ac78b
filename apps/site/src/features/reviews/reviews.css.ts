import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const page = style({ maxWidth: '46rem' })

export const tabs = style({ marginTop: vars.space[3] })

const inset = {
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.belowSm]: { paddingInline: vars.space[4] } },
} as const

export const card = style({
  marginTop: vars.space[5],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.surface,
})

export const head = style({ ...inset, borderBottom: vars.border })

export const title = style({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.lg,
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '2px' },
})

export const author = style({ marginTop: vars.space[3] })

export const meta = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

export const part = style({
  ...inset,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: vars.border } },
})

export const tags = style({ marginTop: vars.space[4] })

export const actions = style({
  ...inset,
  position: 'sticky',
  insetBlockEnd: vars.size.dock,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: vars.border,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  background: vars.surface,
})

export const skip = style({ marginInlineStart: 'auto' })

export const form = style({ display: 'grid', gap: vars.space[4] })

export const keys = style({
  marginTop: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.ink3,
  '@media': { [media.coarse]: { display: 'none' } },
})
