import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlock: vars.space[6],
})

export const more = style({
  paddingTop: vars.space[4],
  borderTop: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
})

export const welcome = style({ color: vars.ink2, overflowWrap: 'anywhere' })

export const description = style({ marginTop: vars.space[2], color: vars.ink2, overflowWrap: 'anywhere' })

export const gains = style({
  display: 'grid',
  gap: vars.space[2],
  listStyle: 'none',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const gain = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
})

export const gainSign = style({ height: vars.leading.ui, color: vars.success.text })

export const agreement = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}`, color: vars.ink2 })

export const words = style({ color: vars.ink2, overflowWrap: 'anywhere' })
