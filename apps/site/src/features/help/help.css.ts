import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: vars.space[6], minWidth: 0, maxWidth: vars.measure })

export const part = style({ display: 'grid', gap: vars.space[3], paddingBlockStart: vars.space[2], minWidth: 0 })

export const contents = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  listStyle: 'none',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const terms = style({ display: 'grid' })

/** A term and its meaning, side by side if there is enough room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
export const gained = style({ color: vars.success.text })
export const lost = style({ color: vars.danger.text })

export const term = style({ fontWeight: vars.weight.bold })
export const meaning = style({ color: vars.ink2, overflowWrap: 'anywhere' })
export const typed = style({
  display: 'block',
  width: 'fit-content',
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  whiteSpace: 'pre-wrap',
})
export const caps = style({ display: 'flex', gap: vars.space[1] })

export const progress = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
})
export const you = style({ fontWeight: vars.weight.bold })

export const steps = style({ listStyle: 'none' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
export const amount = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
export const labels = style({ listStyle: 'none' })
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], color: vars.ink3 })
export const have = style({ color: vars.success.text })
