import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Hidden where the column headings are shown. */
export const narrow = style({ '@media': { [media.md]: { display: 'none' } } })
