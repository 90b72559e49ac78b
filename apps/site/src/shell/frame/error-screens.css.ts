import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
})

export const code = style({
  fontSize: vars.text['3xl'],
  lineHeight: vars.leading['3xl'],
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums',
})

export const words = style({ maxWidth: vars.measureUi, color: vars.ink2, overflowWrap: 'anywhere' })

export const actions = style({ marginTop: vars.space[3] })
