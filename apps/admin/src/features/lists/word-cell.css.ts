import { style } from '@vanilla-extract/css'

/** A cell of a word or two, which stay on one line: Chinese would break after every character. */
export const wordCell = style({ whiteSpace: 'nowrap' })
