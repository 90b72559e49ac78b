import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const counted = style({ display: 'grid', gap: vars.space[2] })

export const countedRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
})

export const answerers = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', overflowWrap: 'anywhere' })
