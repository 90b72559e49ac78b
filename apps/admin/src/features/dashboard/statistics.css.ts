import { style } from '@vanilla-extract/css'

/** All rows have the same height, so that a note does not make its row higher. */
export const tiles = style({ gridAutoRows: '1fr' })
