import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const lead = style({ marginBlock: `${vars.space[2]} ${vars.space[5]}` })
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: vars.border,
})
export const stepTitle = style({ ':focus': { outline: 'none' } })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
