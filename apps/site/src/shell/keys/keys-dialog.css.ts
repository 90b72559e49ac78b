import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const keys = style({ display: 'grid', marginBottom: vars.space[5] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  borderBottom: vars.border,
})

export const caps = style({ display: 'flex', gap: vars.space[1] })
