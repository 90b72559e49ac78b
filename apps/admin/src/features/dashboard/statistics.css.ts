import { style } from '@vanilla-extract/css'

/** A note makes no row of tiles higher than the others. */
export const tiles = style({ gridAutoRows: '1fr' })
