import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** What the columns of a wide window say, under the name of the plugin. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})
