import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const hidden = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
})
