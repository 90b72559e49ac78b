import { media } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const fromSmall = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const belowSmall = style({ '@media': { [media.sm]: { display: 'none' } } })

// Nothing stands above the entries after it where it is hidden, so they need no line. The doubled class outweighs theirs.
globalStyle(`${belowSmall}${belowSmall} + *`, {
  '@media': { [media.sm]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
})
