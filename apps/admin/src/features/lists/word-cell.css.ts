import { style } from '@vanilla-extract/css'

/** A cell with one or two words, which stay on one line. Chinese would otherwise wrap after every character. */
export const wordCell = style({ whiteSpace: 'nowrap' })
