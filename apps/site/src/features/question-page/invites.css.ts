import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingTop: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const lead = style({ color: vars.ink2 })

export const list = style({ listStyle: 'none', overflowWrap: 'anywhere' })
