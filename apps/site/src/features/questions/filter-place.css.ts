import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Reserves one line for the filters while they are loading. */
export const filterPlace = style({
  height: '1.75rem',
  marginBottom: vars.space[4],
  '@media': { [media.coarse]: { height: '2.75rem' } },
})
