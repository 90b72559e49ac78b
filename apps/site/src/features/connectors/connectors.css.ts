import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' })

export const icon = style({ width: '1em', height: '1em', flexShrink: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
