import { style } from '@vanilla-extract/css'

/** Wide enough for a few words, because the flagged post takes the rest of the row. */
export const words = style({ minWidth: '8.5rem' })
