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

export const words = style({ color: vars.ink2, overflowWrap: 'anywhere' })
