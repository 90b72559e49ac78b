import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The place of one line of filters while they are loaded. */
export const filterPlace = style({
  height: '1.75rem',
  marginBottom: vars.space[4],
  '@media': { [media.coarse]: { height: '2.75rem' } },
})
