import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const followed = style({
  display: 'grid',
  gap: vars.space[3],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const quiet = style({ color: vars.ink2 })
