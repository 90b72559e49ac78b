import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** A form with its preview beside it if there is room, otherwise below it. */
export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', gap: vars.space[7] } },
})
