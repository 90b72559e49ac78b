import { media } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const fromSmall = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const ask = style({})

// On a phone the button would be the heaviest thing on the page, so it is smaller than others under a finger.
globalStyle(`${ask} > a`, { '@media': { [media.belowSm]: { width: '2.25rem', minHeight: '2.25rem' } } })

export const belowSmall = style({ '@media': { [media.sm]: { display: 'none' } } })

// Nothing stands above the entries after it where it is hidden, so they need no line. The doubled class outweighs theirs.
globalStyle(`${belowSmall}${belowSmall} + *`, {
  '@media': { [media.sm]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
})
