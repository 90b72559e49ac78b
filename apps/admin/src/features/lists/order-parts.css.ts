import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Only where the heads of the columns are not shown. */
export const narrow = style({ '@media': { [media.md]: { display: 'none' } } })
